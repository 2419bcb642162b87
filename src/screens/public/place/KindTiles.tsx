import Box from '@mui/material/Box';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labelOf } from '#contract/choices.ts';
import { homesPath } from '#contract/homes/address.ts';
import type { HomesQuery } from '#contract/homes/query.ts';
import type { PlaceView } from '#contract/homes/schemas.ts';
import { propertyTypes } from '#contract/properties/choices.ts';
import { homesWords } from '#src/features/homes/homeCounts.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { fullestRows } from '#src/ui/layout/fullestRows.ts';
import { ArchPicture } from '#src/ui/media/ArchPicture.tsx';
import { placeholderFor } from '#src/ui/media/placeholderPicture.ts';

const tints = ['peacock', 'marigold', 'gulabi'] as const;

/** The number of homes of each kind: each tile opens the search for them. */
export function KindTiles({ place: { city, locality, kinds } }: { place: PlaceView }) {
  const counted = Object.entries(kinds).sort(([, one], [, other]) => other - one);
  return (
    <Box
      component="ul"
      sx={{
        display: { xs: 'flex', sm: 'grid' },
        gridTemplateColumns: {
          sm: `repeat(${fullestRows(counted.length, [3, 4])}, minmax(0, 1fr))`,
          lg: `repeat(${fullestRows(counted.length, [5, 6, 4])}, minmax(0, 1fr))`,
        },
        gap: 2,
        overflowX: { xs: 'auto', sm: 'visible' },
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        '& > li': { flex: { xs: '0 0 216px', sm: 'none' }, minWidth: 0 },
      }}
    >
      {counted.map(([kind, homes], index) => (
        <li key={kind}>
          <Box
            component={Link}
            to={homesPath({
              city,
              ...(locality && { locality }),
              type: [kind] as unknown as NonNullable<HomesQuery['type']>,
            })}
            sx={{
              display: 'flex',
              flexDirection: 'column',
              height: 256,
              p: space(2, 2, 0),
              borderRadius: '14px',
              overflow: 'hidden',
              bgcolor: `tones.${tints[index % tints.length]}.tint`,
              color: 'roles.ink',
              textDecoration: 'none',
              '&:hover svg': { transform: 'translateX(3px)' },
            }}
          >
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, typography: 'h4' }}>
              {labelOf(propertyTypes, kind)}
              <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
            </Box>
            <Text component="span" quiet sx={{ mt: 0.25 }}>
              {homesWords(homes)}
            </Text>
            <Box sx={{ flex: 1, minHeight: 0, width: '100%', maxWidth: 168, mx: 'auto', mt: 1.5 }}>
              <ArchPicture
                src={placeholderFor({ id: index, drawing: index, property_type: kind })}
                alt=""
                title={kind}
                ratio={1.08}
              />
            </Box>
          </Box>
        </li>
      ))}
    </Box>
  );
}
