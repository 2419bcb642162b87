import Box from '@mui/material/Box';
import { paths } from '../../../../contract/paths';
import { type OwnerProperty, orSamples } from '../../../features/showcase/cards';
import { sampleOwnerProperties } from '../../../features/showcase/samples/homes';
import { PublicHeading } from '../../../ui/layout/PublicHeading';
import { publicContent, publicGap } from '../../../ui/layout/publicContent';
import { LazyCarousel } from '../../../ui/media/LazyCarousel';
import { MoreLink } from '../../../ui/navigation/MoreLink';
import { OwnerPropertyCard } from './OwnerPropertyCard';

interface OwnerPropertiesSectionProps {
  /** Homes from outside; where there are none, the samples stand. */
  properties?: readonly OwnerProperty[];
}

const title = 'Popular Owner Properties';

/** Popular Owner Properties: a carousel that moves only when asked. */
export function OwnerPropertiesSection({ properties }: OwnerPropertiesSectionProps) {
  const head = <PublicHeading title={title} more={<MoreLink label="See all Properties" to={paths.landing} />} />;
  return (
    <Box sx={{ ...publicContent, ...publicGap }}>
      <LazyCarousel label={title} preset="ownerProperties" head={head}>
        {orSamples(properties, sampleOwnerProperties).map((property) => (
          <OwnerPropertyCard key={property.id} property={property} />
        ))}
      </LazyCarousel>
    </Box>
  );
}
