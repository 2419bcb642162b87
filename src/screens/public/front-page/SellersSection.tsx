import Box from '@mui/material/Box';
import { orSamples, type Seller } from '#src/features/showcase/samples/cards.ts';
import { sampleSellers } from '#src/features/showcase/samples/people.ts';
import { PublicHeading } from '#src/ui/layout/PublicHeading.tsx';
import { publicContent, publicGap } from '#src/ui/layout/publicContent.ts';
import { LazyCarousel } from '#src/ui/media/LazyCarousel.tsx';
import { SellerCard } from './SellerCard.tsx';

/** Recommended sellers: a carousel with autoplay. */
export function SellersSection({ sellers }: { sellers?: readonly Seller[] | undefined }) {
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
