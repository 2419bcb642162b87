import Box from '@mui/material/Box';
import { ArrowRight } from 'lucide-react';
import type { PublicSite, SiteListing } from '../../../contract/sites';
import { listingFacts, listingTitle, shortPrice, siteWords } from '../../features/sites/listingWords';
import { siteType } from '../../theme/sites/siteType';
import { useLook } from './lookContext';
import { SiteButton } from './SiteButton';
import { SitePhoto } from './SitePhoto';

/** The opening: what is offered and where at the left, the first listing's picture to the window's edge at the right. */
export function SiteHero({ site }: { site: PublicSite }) {
  const look = useLook();
  const words = siteWords(site.listings);
  const [first] = site.listings;
  const count = site.listings.length;
  return (
    <Box
      component="section"
      sx={{
        display: { md: 'grid' },
        gridTemplateColumns: 'minmax(20px, 1fr) minmax(0, 600px) minmax(0, 600px) minmax(20px, 1fr)',
        height: { md: 640 },
      }}
    >
      <Box
        sx={{
          gridColumn: 2,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-end',
          p: { xs: '24px 16px 28px', sm: '24px 20px 28px', md: '0 40px 56px 0' },
        }}
      >
        <h1>{words.headline}</h1>
        <Box
          component="p"
          sx={{
            ...siteType.lead,
            color: look.slate,
            maxWidth: 440,
            m: { xs: '18px 0 22px', sm: '26px 0 30px' },
          }}
        >
          {words.line
            ? `${words.line}, shown in person by ${site.broker.name}.`
            : `Shown in person by ${site.broker.name}.`}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
          {count > 0 ? (
            <SiteButton kind="accent" href="#listings" endIcon={<ArrowRight size={20} />}>
              See {count} {count === 1 ? 'listing' : 'listings'}
            </SiteButton>
          ) : null}
          <SiteButton kind={count > 0 ? 'line' : 'accent'} href="#contact">
            Enquire
          </SiteButton>
        </Box>
      </Box>
      <Box
        sx={{
          gridColumn: '3 / 5',
          position: 'relative',
          height: { xs: 300, sm: 420, md: 'auto' },
          ml: { xs: '16px', md: 0 },
          bgcolor: look.panel,
        }}
      >
        <Box sx={{ position: 'absolute', inset: 0 }}>
          <SitePhoto
            listing={first ?? { id: 1, property_type: 'flat' }}
            url={first?.photos[0]?.file_url}
            alt={first ? listingTitle(first) : ''}
            sizes="(max-width: 900px) 100vw, 60vw"
            eager
          />
        </Box>
        {first ? <Label listing={first} /> : null}
      </Box>
    </Box>
  );
}

function Label({ listing }: { listing: SiteListing }) {
  const look = useLook();
  const bold = { ...siteType.listingLarge, overflowWrap: 'anywhere' } as const;
  return (
    <Box
      sx={{
        position: 'absolute',
        left: 0,
        bottom: 0,
        maxWidth: '88%',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, auto) auto',
        gap: { xs: '0 16px', sm: '0 28px' },
        alignItems: 'baseline',
        bgcolor: look.page,
        p: { xs: '14px 16px 0 0', md: '20px 28px 0' },
        '& p': { ...siteType.caption, color: look.slate },
      }}
    >
      <Box sx={bold}>{listingTitle(listing)}</Box>
      <Box sx={bold}>{shortPrice(listing.expected_price)}</Box>
      <p>{listingFacts(listing)}</p>
      <p>{listing.locality ?? listing.city}</p>
    </Box>
  );
}
