import Box from '@mui/material/Box';
import type { PublicSite } from '../../../contract/sites';
import { siteWords } from '../../features/sites/listingWords';
import { fileUrl } from '../../lib/apiBase';
import { siteType } from '../../theme/sites/siteType';
import { PersonAvatar } from '../../ui/media/PersonAvatar';
import { useLook } from './lookContext';
import { Wrap } from './Wrap';

/** Who the broker is, from what the platform knows of them. */
export function SiteAbout({ site }: { site: PublicSite }) {
  const look = useLook();
  const { broker, listings } = site;
  const { line } = siteWords(listings);
  return (
    <Box
      component="section"
      id="about"
      aria-labelledby="about-title"
      sx={{ bgcolor: look.panel, mt: { xs: '64px', sm: '104px' } }}
    >
      <Wrap
        sx={{
          display: 'grid',
          gap: { xs: '20px', md: '88px' },
          gridTemplateColumns: { md: '1fr 1fr' },
          alignItems: 'center',
          py: { xs: '56px', sm: '88px' },
        }}
      >
        <h2 id="about-title">About {broker.name}</h2>
        <Box sx={{ display: 'grid', gap: '20px', ...siteType.lead }}>
          <Box sx={{ display: 'flex', gap: '16px', alignItems: 'center' }}>
            <PersonAvatar
              name={broker.name}
              photo={broker.photo ? fileUrl(broker.photo, 320) : undefined}
              fallback="BR"
              size={64}
            />
            <div>
              <Box sx={{ fontWeight: 600 }}>{broker.name}</Box>
              <Box sx={{ ...siteType.small, color: look.slate }}>
                {broker.licenseNo ? `License No ${broker.licenseNo}` : 'Property broker'}
              </Box>
            </div>
          </Box>
          <Box component="p" sx={{ color: look.slate }}>
            {line ? `${line}. ` : ''}Every home on this page is {broker.name}’s own listing: call or write, and you talk
            to the person who shows it to you.
          </Box>
        </Box>
      </Wrap>
    </Box>
  );
}
