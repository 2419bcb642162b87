import Box from '@mui/material/Box';
import { orSamples, type PropertyType } from '#src/features/showcase/samples/cards.ts';
import { samplePropertyTypes } from '#src/features/showcase/samples/homes.ts';
import { PublicHeading } from '#src/ui/layout/PublicHeading.tsx';
import { publicContent, publicGap } from '#src/ui/layout/publicContent.ts';
import { LazyCarousel } from '#src/ui/media/LazyCarousel.tsx';
import { PropertyTypeCard } from './PropertyTypeCard.tsx';

const title = 'Apartments, Villas and more in Jaipur';

/** The kinds of property: a carousel without autoplay. */
export function PropertyTypesSection({ types }: { types?: readonly PropertyType[] | undefined }) {
  return (
    <Box sx={{ ...publicContent, ...publicGap }}>
      <LazyCarousel label={title} preset="propertyTypes" head={<PublicHeading title={title} />}>
        {orSamples(types, samplePropertyTypes).map((type) => (
          <PropertyTypeCard key={type.id} type={type} />
        ))}
      </LazyCarousel>
    </Box>
  );
}
