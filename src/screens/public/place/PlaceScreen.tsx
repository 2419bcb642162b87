import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { homesPath } from '#contract/homes/address.ts';
import type { PlaceView } from '#contract/homes/schemas.ts';
import { paths } from '#contract/paths.ts';
import { HomeList } from '#src/features/homes/HomeList.tsx';
import { homesWords } from '#src/features/homes/homeCounts.ts';
import { Fold, Island } from '#src/lib/Island.tsx';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { publicCard, publicContent, publicGap } from '#src/ui/layout/publicContent.ts';
import { ArchPicture } from '#src/ui/media/ArchPicture.tsx';
import { placeholderFor } from '#src/ui/media/placeholderPicture.ts';
import { Breadcrumbs } from '#src/ui/navigation/Breadcrumbs.tsx';
import { MoreLink } from '#src/ui/navigation/MoreLink.tsx';
import { BesidePlaces } from './BesidePlaces.tsx';
import { KindTiles } from './KindTiles.tsx';
import { placeLine, placeName } from './placeWords.ts';
import { RateChart } from './RateChart.tsx';

const windows = [
  { id: 0, drawing: 0, property_type: 'flat', height: { xs: 148, lg: 256 } },
  { id: 2, drawing: 2, property_type: 'independent_house', height: { xs: 176, lg: 304 } },
  { id: 1, drawing: 1, property_type: 'builder_floor', height: { xs: 158, lg: 272 } },
] as const;

/** What is for sale in a city or in one of its localities, and what it costs there. */
export function PlaceScreen({ place }: { place: PlaceView }) {
  const { city, locality, homes, newest, beside } = place;
  const name = placeName(place);
  const all = homesPath({ city, ...(locality && { locality }) });
  const hasChart = place.median_rate !== null || beside.some(({ median_rate }) => median_rate);
  return (
    <Box sx={publicContent}>
      <Box sx={{ py: 1 }}>
        <Breadcrumbs
          above={[{ label: 'Homes', to: paths.homes }, ...(locality ? [{ label: city, to: paths.place(city) }] : [])]}
          here={name}
        />
      </Box>
      <PlaceHead place={place} all={all} />
      {hasChart ? (
        <Box
          sx={{
            ...publicCard,
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            boxShadow: (theme) => theme.vars?.palette.roles.raised,
            '& > *': { p: { xs: 2.5, sm: 4 } },
            '& > * + *': {
              borderColor: 'roles.lineSoft',
              borderStyle: 'solid',
              borderWidth: { xs: '1px 0 0', lg: '0 0 0 1px' },
            },
          }}
        >
          <RateChart place={place} />
          <BesidePlaces place={place} />
        </Box>
      ) : null}
      <Fold />
      <Box component="section" aria-labelledby="kinds" sx={publicGap}>
        <Text component="h2" id="kinds" variant="h3" sx={{ mb: 2 }}>
          What is for sale
        </Text>
        <KindTiles place={place} />
      </Box>
      <Box component="section" aria-labelledby="newest" sx={publicGap}>
        <Text component="h2" id="newest" variant="h3" sx={{ mb: 2 }}>
          Homes in {name}
        </Text>
        <Island name="homes">
          <HomeList homes={newest} />
        </Island>
        {homes > newest.length ? (
          <Box sx={{ display: 'grid', justifyItems: 'center', mt: 3 }}>
            <MoreLink label={`See all ${homesWords(homes)}`} to={all} />
          </Box>
        ) : null}
      </Box>
      <OtherPlaces place={place} />
    </Box>
  );
}

/** What is for sale, in words and beside three drawings, and the link to all of it. */
function PlaceHead({ place, all }: { place: PlaceView; all: string }) {
  const { homes } = place;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 560px' },
        alignItems: 'end',
        gap: 3,
      }}
    >
      <Box sx={{ alignSelf: 'center', minWidth: 0, overflowWrap: 'anywhere', pb: { lg: 5 } }}>
        <Text component="h1" variant="h2">
          Homes for sale in{' '}
          <Box component="em" sx={{ display: { sm: 'block' }, color: 'roles.primary' }}>
            {placeName(place)}
          </Box>
        </Text>
        <Text variant="copy" quiet sx={{ mt: 1.5, maxWidth: 480 }}>
          {homesWords(homes)} today. {placeLine(place)}
        </Text>
        <Button component={Link} to={all} variant="contained" size="large" sx={{ mt: 2.5 }}>
          See {homes === 1 ? 'the home' : `all ${homesWords(homes)}`}
        </Button>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          alignItems: 'end',
          gap: 2,
          px: 1,
        }}
      >
        {windows.map(({ height, ...one }) => (
          <Box key={one.id} sx={{ height }}>
            <ArchPicture src={placeholderFor(one)} alt="" title={one.property_type} ratio={1.7} framed eager />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Links to the localities close by, or to those of the city that have homes. */
function OtherPlaces({ place: { city, locality, beside } }: { place: PlaceView }) {
  const places = locality ? beside : beside.filter(({ homes }) => homes > 0);
  if (places.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="beside" sx={publicGap}>
      <Row wrap between sx={{ mb: 2 }}>
        <Text component="h2" id="beside" variant="h3">
          {locality ? 'Localities close by' : `Localities of ${city}`}
        </Text>
        {locality ? <MoreLink label={`All of ${city}`} to={paths.place(city)} /> : null}
      </Row>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {places.map((other) => (
          <li key={other.locality}>
            <Button component={Link} to={paths.place(other.city, other.locality)} sx={{ borderRadius: '999px' }}>
              {other.locality}
              <Text component="span" quiet sx={{ fontWeight: 400 }}>
                {other.homes}
              </Text>
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}
