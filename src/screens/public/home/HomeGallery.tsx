import Box from '@mui/material/Box';
import { Images } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, type UIEvent, useState } from 'react';
import { labelOf } from '#contract/choices.ts';
import type { HomeDetail } from '#contract/homes/schemas.ts';
import { mediaCategories } from '#contract/properties/choices.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { fileUrl } from '#src/lib/apiBase.ts';
import { HomePhoto } from '#src/ui/media/HomePhoto.tsx';
import { useLightbox } from '#src/ui/media/useLightbox.ts';
import { allPhotos, galleryList, galleryPlace, photoLabel, photoPlace } from './galleryStyles.ts';

// Loads Swiper and the dialog only for visitors who open a photo.
const Lightbox = lazy(async () => ({ default: (await import('#src/ui/media/Lightbox.tsx')).Lightbox }));

/** How many photos are shown side by side from a tablet upwards: five, two or one. */
const besides = (count: number) => (count >= 5 ? 5 : Math.min(count, 2));

/**
 * A home's photos: swiped on a phone, a mosaic elsewhere. Each links to its picture; with scripts it opens the
 * lightbox.
 */
export function HomeGallery({ home }: { home: HomeDetail }) {
  const { media } = home;
  const { show, view } = useLightbox();
  const [opened, setOpened] = useState(false);
  const [at, setAt] = useState(0);
  const title = propertyTitle(home);
  const open = (index: number) => {
    setOpened(true);
    show(index);
  };
  const press = (index: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(index);
  };
  const swiped = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
    setAt(Math.round(scrollLeft / Math.max(1, clientWidth)));
  const pictures = media.map(({ id, file_url, category }, index) => ({
    id,
    src: fileUrl(file_url),
    thumb: fileUrl(file_url, 320),
    alt: `${title}, photo ${index + 1} of ${media.length}`,
    title: labelOf(mediaCategories, category),
    caption: labelOf(mediaCategories, category),
  }));
  return (
    <Box sx={galleryPlace}>
      <Box
        component="ul"
        aria-label={`Photos of ${title}`}
        data-many={besides(media.length)}
        onScroll={swiped}
        sx={galleryList}
      >
        {media.map(({ id, file_url, category }, index) => (
          <Box component="li" key={id} sx={photoPlace}>
            <a href={fileUrl(file_url)} onClick={press(index)} aria-label={pictures[index]?.alt} data-pressed>
              <HomePhoto
                home={home}
                url={file_url}
                sizes={index === 0 ? '(min-width: 600px) 640px, 100vw' : '(min-width: 600px) 280px, 100vw'}
                eager={index === 0}
              />
            </a>
            <Box component="span" aria-hidden sx={photoLabel}>
              {labelOf(mediaCategories, category)}
            </Box>
          </Box>
        ))}
      </Box>
      {media.length > 1 ? (
        <Box component="button" type="button" onClick={() => open(at)} sx={allPhotos}>
          <Images size={18} strokeWidth={1.75} aria-hidden />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            All {media.length} photos
          </Box>
          <Box component="span" sx={{ display: { xs: 'inline', sm: 'none' } }}>
            {at + 1} / {media.length}
          </Box>
        </Box>
      ) : null}
      {opened ? (
        <Suspense>
          <Lightbox label={`Photos of ${title}`} pictures={pictures} {...view} />
        </Suspense>
      ) : null}
    </Box>
  );
}
