import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SiteListing } from '../../../contract/sites';
import { siteType } from '../../theme/sites/siteType';
import { useLook } from './lookContext';
import { SitePhoto } from './SitePhoto';

interface ListingGalleryProps {
  listing: SiteListing;
  title: string;
  sizes: string;
}

/** All photos of a listing, the default one first: swiped on touch, stepped with the arrows elsewhere. */
export function ListingGallery({ listing, title, sizes }: ListingGalleryProps) {
  const look = useLook();
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const { photos } = listing;
  if (photos.length < 2)
    return <SitePhoto listing={listing} url={photos[0]?.file_url} alt={`${title}, photo`} sizes={sizes} />;

  const step = (by: number) => {
    const box = strip.current;
    if (!box) return;
    const next = (at + by + photos.length) % photos.length;
    box.scrollTo({ left: next * box.clientWidth });
  };
  const arrow = {
    position: 'absolute',
    top: 'calc(50% - 22px)',
    width: 44,
    height: 44,
    bgcolor: look.page,
    color: look.ink,
    borderRadius: `${look.radius}px`,
    '&:hover': { bgcolor: look.page },
  } as const;
  return (
    <>
      <Box
        ref={strip}
        role="group"
        aria-label={`Photos of ${title}`}
        tabIndex={0}
        onScroll={({ currentTarget: box }) => setAt(Math.round(box.scrollLeft / Math.max(box.clientWidth, 1)))}
        sx={{
          display: 'flex',
          height: '100%',
          overflowX: 'auto',
          scrollSnapType: 'x mandatory',
          scrollBehavior: 'smooth',
          scrollbarWidth: 'none',
          '&::-webkit-scrollbar': { display: 'none' },
          '& > *': { flex: '0 0 100%', scrollSnapAlign: 'start' },
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        {photos.map((photo, index) => (
          <SitePhoto
            key={photo.id}
            listing={listing}
            url={photo.file_url}
            alt={`${title}, photo ${index + 1} of ${photos.length}`}
            sizes={sizes}
          />
        ))}
      </Box>
      <IconButton aria-label={`Previous photo of ${title}`} onClick={() => step(-1)} sx={{ ...arrow, left: 8 }}>
        <ChevronLeft size={20} />
      </IconButton>
      <IconButton aria-label={`Next photo of ${title}`} onClick={() => step(1)} sx={{ ...arrow, right: 8 }}>
        <ChevronRight size={20} />
      </IconButton>
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          right: 8,
          bottom: 8,
          px: '8px',
          ...siteType.count,
          bgcolor: look.page,
          color: look.ink,
          borderRadius: `${look.radius}px`,
        }}
      >
        {at + 1}/{photos.length}
      </Box>
    </>
  );
}
