import Box from '@mui/material/Box';
import { orSamples, type PropertyType } from '../../../features/showcase/cards';
import { samplePropertyTypes } from '../../../features/showcase/samples/homes';
import { PublicHeading } from '../../../ui/layout/PublicHeading';
import { publicContent, publicGap } from '../../../ui/layout/publicContent';
import { LazyCarousel } from '../../../ui/media/LazyCarousel';
import { PropertyTypeCard } from './PropertyTypeCard';

interface PropertyTypesSectionProps {
  /** Kinds from outside; where there are none, the samples stand. */
  types?: readonly PropertyType[];
}

const title = 'Apartments, Villas and more in Jaipur';

/** The kinds of property: a carousel that moves only when asked. */
export function PropertyTypesSection({ types }: PropertyTypesSectionProps) {
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
