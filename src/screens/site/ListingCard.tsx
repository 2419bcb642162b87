import Box from '@mui/material/Box';
import type { SiteListing } from '../../../contract/sites';
import { listingFacts, listingTitle, shortPrice } from '../../features/sites/listingWords';
import { siteType } from '../../theme/sites/siteType';
import { ListingGallery } from './ListingGallery';
import { useLook } from './lookContext';
import { SiteButton } from './SiteButton';

interface ListingCardProps {
  listing: SiteListing;
  /** The large one that opens the list. */
  lead: boolean;
  onEnquire: () => void;
}

/** One listing: its photos, name and price, facts and place, description, Enquire. */
export function ListingCard({ listing, lead, onEnquire }: ListingCardProps) {
  const look = useLook();
  const title = listingTitle(listing);
  return (
    <Box
      component="article"
      id={`listing-${listing.id}`}
      sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, height: '100%' }}
    >
      <Box
        sx={{
          position: 'relative',
          overflow: 'hidden',
          borderRadius: `${look.radius}px`,
          bgcolor: look.panel,
          aspectRatio: '4 / 3',
          ...(lead && { flex: { md: '1 1 auto' }, aspectRatio: { xs: '4 / 3', md: 'auto' }, minHeight: { md: 480 } }),
        }}
      >
        <Box sx={{ position: 'absolute', inset: 0 }}>
          <ListingGallery
            listing={listing}
            title={title}
            sizes={
              lead ? '(max-width: 900px) 100vw, 700px' : '(max-width: 600px) 100vw, (max-width: 900px) 50vw, 490px'
            }
          />
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 16px', pt: '14px' }}>
        <Box component="h3" sx={{ ...siteType.listing, m: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        <Box component="p" sx={{ ...siteType.listing, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
          {shortPrice(listing.expected_price)}
        </Box>
        <Box component="p" sx={{ ...siteType.small, color: look.slate }}>
          {listingFacts(listing)}
        </Box>
        <Box component="p" sx={{ ...siteType.small, color: look.slate, textAlign: 'right' }}>
          {listing.locality ?? listing.city}
        </Box>
      </Box>
      {listing.description?.trim() ? (
        <Box
          component="p"
          sx={{ ...siteType.small, color: look.slate, mt: '8px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {listing.description}
        </Box>
      ) : null}
      <Box sx={{ mt: 'auto', pt: '14px' }}>
        <SiteButton
          kind="line"
          onClick={onEnquire}
          aria-label={`Enquire about ${title}`}
          sx={{ minHeight: { xs: 44, sm: 44 }, px: { xs: '18px', sm: '18px' }, ...siteType.buttonSmall }}
        >
          Enquire
        </SiteButton>
      </Box>
    </Box>
  );
}
