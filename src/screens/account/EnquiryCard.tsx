import Box from '@mui/material/Box';
import { listingTitle } from '#contract/rules/listing.ts';
import type { OwnEnquiry } from '#contract/seeker.ts';
import { card } from '#src/features/seeker/cardLook.ts';
import { coveringLink } from '#src/ui/layout/coveringLink.ts';
import { EnquirySteps } from './EnquirySteps.tsx';

/** An enquiry of the person: about which home, to whom, and how far it has got. One link covers it. */
export function EnquiryCard({ enquiry }: { enquiry: OwnEnquiry }) {
  const { home } = enquiry;
  return (
    <Box component="article" sx={{ ...card, overflowWrap: 'anywhere' }}>
      <Box component="h3" sx={{ typography: 'subtitle1' }}>
        <Box component="a" href={home.path} sx={coveringLink}>
          {listingTitle(home)}
        </Box>
      </Box>
      <Box component="p" sx={{ color: 'roles.slate' }}>
        to {home.broker.name}
        {home.state === 'gone' ? ' · No longer for sale' : ''}
      </Box>
      <Box sx={{ mt: 'auto' }}>
        <EnquirySteps enquiry={enquiry} />
      </Box>
    </Box>
  );
}
