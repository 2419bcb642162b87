import Box from '@mui/material/Box';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { OwnEnquiry } from '#contract/seeker.ts';
import { card } from '#src/features/seeker/cardStyles.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { coveringLink } from '#src/ui/layout/coveringLink.ts';
import { EnquirySteps } from './EnquirySteps.tsx';

/**
 * One of the user's enquiries: about which home, to whom, and how far it has got. The whole card is one link, unless
 * the home, and perhaps its page, is gone.
 */
export function EnquiryCard({ enquiry }: { enquiry: OwnEnquiry }) {
  const { home } = enquiry;
  const gone = home.state === 'gone';
  const name = propertyTitle(home);
  return (
    <Box component="article" sx={{ ...card, overflowWrap: 'anywhere' }}>
      <Text component="h3" variant="subtitle1">
        {gone ? (
          name
        ) : (
          <Box component="a" href={home.path} sx={coveringLink}>
            {name}
          </Box>
        )}
      </Text>
      <Text quiet>
        to {home.broker.name}
        {gone ? ' · No longer for sale' : ''}
      </Text>
      <Box sx={{ mt: 'auto' }}>
        <EnquirySteps enquiry={enquiry} />
      </Box>
    </Box>
  );
}
