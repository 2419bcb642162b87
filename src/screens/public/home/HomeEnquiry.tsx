import Box from '@mui/material/Box';
import { useRef } from 'react';
import type { EnquiryPosted } from '#contract/homes/pageView.ts';
import type { HomeDetail } from '#contract/homes/schemas.ts';
import { paths } from '#contract/paths.ts';
import { useSession } from '#src/lib/sessions.ts';
import { EnquiryFields } from '#src/sites/enquiry/EnquiryFields.tsx';
import { fetchSender } from '#src/sites/enquiry/enquiryChunk.ts';
import { useEnquiry } from '#src/sites/enquiry/useEnquiry.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { HomeEnquirySent } from './HomeEnquirySent.tsx';
import { siteStyles } from './siteStyles.ts';

interface HomeEnquiryProps {
  home: Pick<HomeDetail, 'id' | 'title' | 'city' | 'property_type' | 'broker'>;
  posted?: EnquiryPosted | undefined;
}

/**
 * Sends an enquiry to the broker, then shows how to call. Without scripts the form is posted, and a page is the
 * response.
 */
export function HomeEnquiry({ home, posted }: HomeEnquiryProps) {
  const form = useRef<HTMLFormElement>(null);
  const { id, broker } = home;
  const enquiry = useEnquiry({ home: id }, false, form, posted?.problems);
  const user = useSession('user');
  // Prefills what is known of a signed-in home seeker.
  const known = user ? { full_name: user.name, phone: user.phone ?? '', email: user.email } : undefined;
  const phone = enquiry.sentBy === undefined ? posted?.broker : (enquiry.broker ?? { phone: null, phoneE164: null });
  return (
    <Box sx={siteStyles}>
      {phone ? (
        <HomeEnquirySent home={home} phone={phone} />
      ) : (
        <Box
          component="form"
          ref={form}
          method="post"
          action={`${paths.homeForm(id, 'enquiry')}#enquire`}
          noValidate
          aria-label="Enquiry"
          onSubmit={(event) => void enquiry.send(event)}
          onInput={enquiry.changed}
          onFocus={() => void fetchSender().catch(() => undefined)}
          sx={{
            display: 'grid',
            gap: 2,
            '& > *': { gridColumn: '1 / -1' },
            '& [type="submit"]': { width: '100%' },
            // Two columns on a tablet.
            '@container site (min-width: 560px)': {
              gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
              '& > :has([name="phone"], [name="email"])': { gridColumn: 'auto' },
            },
          }}
        >
          <EnquiryFields problems={enquiry.problems} busy={enquiry.busy} typed={posted?.typed ?? known} />
          <Text quiet>The phone number and WhatsApp of {broker.name} open here once it is sent.</Text>
        </Box>
      )}
    </Box>
  );
}
