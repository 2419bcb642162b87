import Box from '@mui/material/Box';
import type { PublicSite } from '../../../contract/sites';
import { EnquiryForm } from './EnquiryForm';
import { useLook } from './lookContext';
import { Wrap } from './Wrap';

interface SiteContactProps {
  site: PublicSite;
  /** The listing whose Enquire was pressed last. */
  chosen: { id: number } | undefined;
  preview: boolean;
}

/** How to reach the broker: phone and email beside the enquiry form. */
export function SiteContact({ site, chosen, preview }: SiteContactProps) {
  const look = useLook();
  const { broker } = site;
  const link = {
    display: 'inline-block',
    py: '10px',
    color: look.link,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  } as const;
  return (
    <Wrap
      component="section"
      id="contact"
      aria-labelledby="contact-title"
      sx={{
        display: 'grid',
        gap: { xs: '28px', md: '88px' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 560px)' },
        py: { xs: '56px', sm: '104px' },
        scrollMarginTop: 0,
      }}
    >
      <div>
        <h2 id="contact-title">Enquire</h2>
        <Box component="p" sx={{ mt: '16px', color: look.slate, maxWidth: 420 }}>
          Say which home you have in mind and when to call. {broker.name} answers you personally.
        </Box>
        <Box sx={{ mt: '12px' }}>
          {broker.phone ? (
            <div>
              <Box component="a" href={`tel:${broker.phone.replace(/[^\d+]/g, '')}`} sx={link}>
                {broker.phone}
              </Box>
            </div>
          ) : null}
          <Box component="a" href={`mailto:${broker.email}`} sx={link}>
            {broker.email}
          </Box>
        </Box>
      </div>
      <EnquiryForm site={site} chosen={chosen} preview={preview} />
    </Wrap>
  );
}
