import Box from '@mui/material/Box';
import type { SiteListing } from '../../../contract/sites';
import { ListingCard } from './ListingCard';
import { useLook } from './lookContext';
import { Wrap } from './Wrap';

interface SiteListingsProps {
  listings: readonly SiteListing[];
  onEnquire: (id: number) => void;
}

// Twelve columns: a wide one beside two smaller ones, then three in a row.
const span = (index: number, count: number) => {
  if (count < 3) return { gridColumn: { sm: 'span 6' } };
  if (index === 0) return { gridColumn: { sm: '1 / -1', md: 'span 7' }, gridRow: { md: 'span 2' } };
  return { gridColumn: { sm: 'span 6', md: index < 3 ? 'span 5' : 'span 4' } };
};

/** All listings of the site. */
export function SiteListings({ listings, onEnquire }: SiteListingsProps) {
  const look = useLook();
  return (
    <Wrap component="section" id="listings" aria-labelledby="listings-title" sx={{ pt: { xs: '56px', sm: '104px' } }}>
      <h2 id="listings-title">Listings</h2>
      {listings.length === 0 ? (
        <Box component="p" sx={{ mt: '16px', color: look.slate }}>
          No homes are listed here today. Write below and you will hear of the next one.
        </Box>
      ) : (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gap: { xs: '32px', sm: '40px 24px' },
            mt: { xs: '20px', sm: '28px' },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(12, minmax(0, 1fr))' },
          }}
        >
          {listings.map((listing, index) => (
            <Box component="li" key={listing.id} sx={span(index, listings.length)}>
              <ListingCard
                listing={listing}
                lead={index === 0 && listings.length > 2}
                onEnquire={() => onEnquire(listing.id)}
              />
            </Box>
          ))}
        </Box>
      )}
    </Wrap>
  );
}
