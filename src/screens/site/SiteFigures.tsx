import Box from '@mui/material/Box';
import type { SiteListing } from '../../../contract/sites';
import { siteWords } from '../../features/sites/listingWords';
import { siteFigure, siteType } from '../../theme/sites/siteType';
import { useLook } from './lookContext';
import { Wrap } from './Wrap';

/** A few true numbers about the listings, over a rule. */
export function SiteFigures({ listings }: { listings: readonly SiteListing[] }) {
  const look = useLook();
  const words = siteWords(listings);
  const figures: [string, string][] = [
    [String(listings.length), listings.length === 1 ? 'home on sale today' : 'homes on sale today'],
    [String(words.localities), words.localities === 1 ? 'locality' : 'localities'],
    [String(words.kinds), words.kinds === 1 ? 'kind of property' : 'kinds of property'],
    ...(words.from ? [[words.from, 'where prices start'] as [string, string]] : []),
  ];
  if (listings.length === 0) return null;
  return (
    <Wrap>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
          gap: '6px 0',
          m: 0,
          mt: { xs: '40px', sm: '72px' },
          borderTop: `1.5px solid ${look.ink}`,
        }}
      >
        {figures.map(([figure, label]) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              flexDirection: 'column-reverse',
              justifyContent: 'flex-end',
              pt: { xs: '14px', sm: '18px' },
            }}
          >
            <Box component="dt" sx={{ ...siteType.caption, color: look.slate }}>
              {label}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                ...siteFigure(look),
              }}
            >
              {figure}
            </Box>
          </Box>
        ))}
      </Box>
    </Wrap>
  );
}
