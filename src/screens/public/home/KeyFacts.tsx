import Box from '@mui/material/Box';
import { Bath, BedDouble, Building2, type LucideIcon, Scaling } from 'lucide-react';
import type { HomeDetail } from '#contract/homes/schemas.ts';
import { areaWords } from '#src/features/homes/homeWords.ts';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';

const plural = (count: string, one: string) => (count === '1' ? one : `${one}s`);
// "1 RK" is not a number of bedrooms.
const roomsOf = (beds: string) => (beds.endsWith('RK') ? 'room and kitchen' : plural(beds, 'bedroom'));

const factsOf = (home: HomeDetail): (readonly [LucideIcon, string, string])[] => {
  const { num_bedrooms: beds, num_bathrooms: baths, built_up_area: area, area_unit, features } = home;
  const { property_on_floor: floor, no_of_floors: floors } = features;
  return [
    ...(beds ? [[BedDouble, beds, roomsOf(beds)] as const] : []),
    ...(baths ? [[Bath, baths, plural(baths, 'bathroom')] as const] : []),
    ...(area ? [[Scaling, areaWords(area, area_unit), 'built-up'] as const] : []),
    ...(floor ? [[Building2, floors ? `${floor} of ${floors}` : floor, 'floor'] as const] : []),
  ];
};

/** The facts that buyers look for first, each with its icon. */
export function KeyFacts({ home }: { home: HomeDetail }) {
  const facts = factsOf(home);
  if (facts.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="In short"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: `repeat(${facts.length}, minmax(0, 1fr))` },
        gap: space(2.5, 2),
      }}
    >
      {facts.map(([Icon, value, label]) => (
        <Row component="li" key={label} gap={1.5} sx={{ minWidth: 0 }}>
          <Box component="span" sx={{ flex: 'none', color: 'roles.primary' }}>
            <Icon size={24} strokeWidth={1.5} aria-hidden />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Text variant="subtitle1">{value}</Text>
            <Text quiet>{label}</Text>
          </Box>
        </Row>
      ))}
    </Box>
  );
}
