import Box from '@mui/material/Box';
import type { ReactElement, ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { type OwnerProperty, orSamples } from '#src/features/showcase/samples/cards.ts';
import { sampleOwnerProperties } from '#src/features/showcase/samples/homes.ts';
import { PublicHeading } from '#src/ui/layout/PublicHeading.tsx';
import { publicContent, publicGap } from '#src/ui/layout/publicContent.ts';
import { LazyCarousel } from '#src/ui/media/LazyCarousel.tsx';
import { MoreLink } from '#src/ui/navigation/MoreLink.tsx';
import { OwnerPropertyCard } from './OwnerPropertyCard.tsx';

const title = 'Popular Owner Properties';

interface OwnerPropertiesSectionProps {
  properties?: readonly OwnerProperty[];
  /** Cards of homes for sale, shown instead of the properties. */
  cards?: readonly ReactElement[] | undefined;
  below?: ReactNode;
}

/** Popular Owner Properties: a carousel without autoplay. */
export function OwnerPropertiesSection({ properties, cards, below }: OwnerPropertiesSectionProps) {
  const head = <PublicHeading title={title} more={<MoreLink label="See all Properties" to={paths.homes} reload />} />;
  return (
    <Box sx={{ ...publicContent, ...publicGap }}>
      <LazyCarousel label={title} preset="ownerProperties" head={head}>
        {cards ??
          orSamples(properties, sampleOwnerProperties).map((property) => (
            <OwnerPropertyCard key={property.id} property={property} />
          ))}
      </LazyCarousel>
      {below}
    </Box>
  );
}
