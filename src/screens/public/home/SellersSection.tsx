import Box from '@mui/material/Box';
import { orSamples, type Seller } from '../../../features/showcase/cards';
import { sampleSellers } from '../../../features/showcase/samples/people';
import { PublicHeading } from '../../../ui/layout/PublicHeading';
import { publicContent, publicGap } from '../../../ui/layout/publicContent';
import { LazyCarousel } from '../../../ui/media/LazyCarousel';
import { SellerCard } from './SellerCard';

interface SellersSectionProps {
  /** Sellers from outside; where there are none, the samples stand. */
  sellers?: readonly Seller[];
}

/** Recommended sellers: a carousel that moves by itself. */
export function SellersSection({ sellers }: SellersSectionProps) {
  return (
    <Box sx={{ ...publicContent, ...publicGap }}>
      <LazyCarousel label="Recommended sellers" preset="sellers" head={<PublicHeading title="Recommended sellers" />}>
        {orSamples(sellers, sampleSellers).map((seller, at) => (
          <SellerCard key={seller.id} seller={seller} at={at} />
        ))}
      </LazyCarousel>
    </Box>
  );
}
