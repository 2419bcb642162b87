import Box from '@mui/material/Box';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { alternateCityPicture, type City } from '#src/features/showcase/samples/cities.ts';
import { visitorIn } from '#src/features/showcase/searchTabList.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { Picture } from '#src/ui/media/Picture.tsx';

/**
 * A city with its landmark and number of homes; if the picture fails, its name is shown (specification 001, section
 * 8).
 */
export function CityCard({ city: { name, listings, image } }: { city: City }) {
  const [address] = useSearchParams();
  const visitor = visitorIn(address);
  return (
    <Box
      component={Link}
      // Keeps `?for=`.
      to={paths.landingFor(visitor, name)}
      sx={{
        display: 'block',
        color: 'roles.ink',
        textDecoration: 'none',
        borderRadius: '14px',
        '& .frame': { transition: 'transform 160ms ease-out, box-shadow 160ms ease-out' },
        '&:hover .frame': { transform: 'translateY(-4px)', boxShadow: (theme) => theme.vars?.palette.roles.raised },
      }}
    >
      <Box className="frame" sx={{ borderRadius: '14px', overflow: 'hidden' }}>
        <Picture src={image} alternate={alternateCityPicture} alt="" title={name} wholeTitle ratio="4 / 3" />
      </Box>
      <Text component="h3" variant="h4" sx={{ mt: 1.5 }}>
        {name}
      </Text>
      <Text quiet sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {listings.toLocaleString('en-IN')} listings
      </Text>
    </Box>
  );
}
