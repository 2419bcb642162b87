import Box from '@mui/material/Box';
import type { HomeRow } from '#contract/homes/schemas.ts';
import { paths } from '#contract/paths.ts';
import { HomeList } from '#src/features/homes/HomeList.tsx';
import { Island } from '#src/lib/Island.tsx';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { publicGap } from '#src/ui/layout/publicContent.ts';
import { MoreLink } from '#src/ui/navigation/MoreLink.tsx';

interface SimilarHomesProps {
  homes: readonly HomeRow[];
  /** The home that they are similar to, if it still exists. */
  home?: Pick<HomeRow, 'city' | 'locality'>;
}

/** Homes like this one; nothing if there are none. */
export function SimilarHomes({ homes, home }: SimilarHomesProps) {
  const place = home?.city
    ? { name: home.locality ?? home.city, to: paths.place(home.city, home.locality ?? undefined) }
    : undefined;
  if (homes.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="similar" sx={publicGap}>
      <Row wrap between sx={{ columnGap: 3, mb: 2 }}>
        <Text component="h2" id="similar" variant="h3">
          Similar homes
        </Text>
        {place ? <MoreLink label={`All in ${place.name}`} to={place.to} /> : null}
      </Row>
      <Island name="homes">
        <HomeList homes={homes} swiped />
      </Island>
    </Box>
  );
}
