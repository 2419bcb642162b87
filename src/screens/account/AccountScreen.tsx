import Box from '@mui/material/Box';
import { paths } from '#contract/paths.ts';
import type { OwnEnquiry } from '#contract/seeker.ts';
import { leaveAccount } from '#src/features/homes/accountHomes.ts';
import { cards } from '#src/features/seeker/cardStyles.ts';
import { SearchList } from '#src/features/seeker/SearchList.tsx';
import { useSavedHomeList } from '#src/features/seeker/savedHomeQueries.ts';
import { useSavedSearches } from '#src/features/seeker/searchQueries.ts';
import { useOwnEnquiries } from '#src/features/seeker/seekerQueries.ts';
import { noteSearchSaved } from '#src/features/seeker/wantedSearch.ts';
import { clearSession, useSession } from '#src/lib/sessions.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { publicContent } from '#src/ui/layout/publicContent.ts';
import { AccountNav, wide } from './AccountNav.tsx';
import { AccountSection } from './AccountSection.tsx';
import { EnquiryCard } from './EnquiryCard.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { queryWords } from './queryWords.ts';
import { SavedHomeList } from './SavedHomeList.tsx';
import { SectionRows } from './SectionRows.tsx';
import { whatIsNew } from './whatIsNew.ts';

const columns = {
  mt: 2,
  maxWidth: 720,
  [wide]: { display: 'grid', gridTemplateColumns: '208px minmax(0, 1fr)', columnGap: 4, mt: 4, maxWidth: 'none' },
} as const;

const assign = (path: string) => window.location.assign(path);

/** A home seeker's account: saved homes and searches, enquiries, and the profile. */
export function AccountScreen({ leave = assign }: { leave?: (path: string) => void }) {
  const session = useSession('user');
  const homes = useSavedHomeList();
  const searches = useSavedSearches();
  const enquiries = useOwnEnquiries();
  const homesWait = !(homes.data || homes.error);
  const searchesWait = homesWait || !(searches.data || searches.error);
  const enquiriesWait = searchesWait || !(enquiries.data || enquiries.error);
  const [firstName] = session?.name.trim().split(/\s+/) ?? [];
  const news = homes.data && searches.data ? whatIsNew(homes.data.data, searches.data.data) : '';
  const closed = () => {
    // The login page says that the account is deleted. Leave before the session is cleared: the guard
    // would otherwise redirect to the login without that message.
    leave(`${paths.auth}?deleted`);
    clearSession('user');
    leaveAccount();
    noteSearchSaved();
  };
  return (
    <Box sx={publicContent}>
      <Text component="h1" variant="h2" sx={{ pt: { xs: 2, sm: 3 }, overflowWrap: 'anywhere' }}>
        {firstName ? `Namaste, ${firstName}` : 'My account'}
      </Text>
      <Text variant="body1" quiet sx={{ mt: 1, minHeight: 22 }}>
        {news}
      </Text>
      <Box sx={columns}>
        <AccountNav />
        <Box sx={{ minWidth: 0 }}>
          <AccountSection id="saved" title="Saved homes">
            <SectionRows
              query={homes}
              failure="The saved homes could not be loaded"
              empty={{
                drawing: 'homes',
                title: 'No saved homes yet',
                text: 'Press the heart on a home, and you find it here again.',
              }}
            >
              {(rows) => <SavedHomeList homes={rows} />}
            </SectionRows>
          </AccountSection>
          <AccountSection id="searches" title="Saved searches" hidden={homesWait}>
            <SectionRows
              query={searches}
              failure="The saved searches could not be loaded"
              empty={{
                drawing: 'results',
                title: 'No saved searches yet',
                text: 'Save a search on the results page, and we tell you when a home comes up.',
              }}
            >
              {(rows) => <SearchList searches={rows} wordsOf={queryWords} />}
            </SectionRows>
          </AccountSection>
          <AccountSection id="enquiries" title="My enquiries" hidden={searchesWait}>
            <SectionRows
              query={enquiries}
              failure="Your enquiries could not be loaded"
              empty={{
                drawing: 'leads',
                title: 'No enquiries yet',
                text: 'Send an enquiry from a home’s page to see here when it is seen and answered.',
              }}
            >
              {(rows) => <EnquiryList enquiries={rows} />}
            </SectionRows>
          </AccountSection>
          <ProfileSection session={session} hidden={enquiriesWait} onClosed={closed} />
        </Box>
      </Box>
    </Box>
  );
}

function EnquiryList({ enquiries }: { enquiries: readonly OwnEnquiry[] }) {
  return (
    <Box component="ul" sx={cards}>
      {enquiries.map((enquiry) => (
        <li key={enquiry.id}>
          <EnquiryCard enquiry={enquiry} />
        </li>
      ))}
    </Box>
  );
}
