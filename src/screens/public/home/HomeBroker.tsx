import Box from '@mui/material/Box';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { EnquiryPosted } from '#contract/homes/pageView.ts';
import type { HomeDetail } from '#contract/homes/schemas.ts';
import { paths } from '#contract/paths.ts';
import { homesWords } from '#src/features/homes/homeCounts.ts';
import { OgeePortrait } from '#src/features/showcase/OgeePortrait.tsx';
import { fileUrl } from '#src/lib/apiBase.ts';
import { Island } from '#src/lib/Island.tsx';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { publicCard } from '#src/ui/layout/publicContent.ts';
import { HomeEnquiry } from './HomeEnquiry.tsx';

const textLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  typography: 'subtitle2',
  color: 'roles.primary',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
} as const;

/** The home's broker, and the enquiry form. */
export function HomeBroker({ home, posted }: { home: HomeDetail; posted?: EnquiryPosted | undefined }) {
  const { name, slug, photo, licenseNo, homes, site } = home.broker;
  return (
    <Box
      component="section"
      id="enquire"
      aria-labelledby="enquire-title"
      sx={{ ...publicCard, p: { xs: 2.5, sm: 3 }, scrollMarginTop: 80 }}
    >
      <Row gap={2}>
        <OgeePortrait name={name} src={photo ? fileUrl(photo, 320) : ''} tone="gulabi" />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text variant="h4">{name}</Text>
          {licenseNo ? <Text quiet>Agent licence {licenseNo}</Text> : null}
          <Text quiet>{homesWords(homes)} on Nivaas</Text>
        </Box>
      </Row>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 1 }}>
        <Box component={Link} to={paths.brokerPage(slug)} sx={textLink}>
          All homes
        </Box>
        {site ? (
          <Box component="a" href={site} sx={textLink}>
            Website
            <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
          </Box>
        ) : null}
      </Box>
      <Text
        component="h2"
        id="enquire-title"
        variant="cardTitle"
        sx={{ mt: 1.5, pt: 2.5, mb: 2, borderTop: '1px solid', borderColor: 'roles.line' }}
      >
        Ask about this home
      </Text>
      <Island name="enquiry">
        <HomeEnquiry home={home} posted={posted} />
      </Island>
    </Box>
  );
}
