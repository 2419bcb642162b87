import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PublicBroker } from '#contract/homes/schemas.ts';
import { homesWords } from '#src/features/homes/homeCounts.ts';
import { OgeePortrait } from '#src/features/showcase/OgeePortrait.tsx';
import { fileUrl } from '#src/lib/apiBase.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';

interface BrokerHeadProps {
  broker: PublicBroker;
  /** On the broker's own page: with a button for their website, and how to contact them, on the right. */
  page?: boolean;
  /** The broker's name, as a heading. */
  children: ReactNode;
}

/** A broker's portrait, name, licence number, number of homes, localities and website. */
export function BrokerHead({ broker, page = false, children }: BrokerHeadProps) {
  const { name, photo, licenseNo, homes, localities, site } = broker;
  const who = (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Row gap={2}>
        <OgeePortrait name={name} src={photo ? fileUrl(photo, 320) : ''} tone="gulabi" />
        <Box sx={{ minWidth: 0 }}>
          {children}
          <Text quiet>{licenseNo ? `Agent licence ${licenseNo}` : 'No licence number given'}</Text>
          <Text quiet>{homesWords(homes)} on Nivaas</Text>
        </Box>
      </Row>
      {localities.length > 0 ? (
        <Text quiet sx={{ mt: 2 }}>
          {localities.join(', ')}
        </Text>
      ) : null}
      {site && !page ? (
        <Box
          component="a"
          href={site}
          aria-label={`Website of ${name}`}
          sx={{
            position: 'relative',
            zIndex: 1,
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.75,
            minHeight: 44,
            typography: 'subtitle2',
            color: 'roles.primary',
          }}
        >
          Website
          <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
        </Box>
      ) : null}
    </Box>
  );
  if (!page) return who;
  return (
    <Row gap={3} wrap between>
      {who}
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', maxWidth: 384 }}>
        {site ? (
          <Button
            component="a"
            href={site}
            size="large"
            aria-label={`Website of ${name}`}
            endIcon={<ExternalLink size={18} strokeWidth={1.75} aria-hidden />}
          >
            Website
          </Button>
        ) : null}
        <Text quiet>Enquire about a home to see the phone and WhatsApp of {name}.</Text>
      </Box>
    </Row>
  );
}
