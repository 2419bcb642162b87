import 'swiper/css';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Swiper as SwiperInstance } from 'swiper/types';
import type { GalleryPicture } from './galleryTypes.ts';
import { usePicture } from './usePicture.ts';

interface LightboxProps {
  /** Whether it shows. Keep it mounted, so that the focus goes back to what opened it. */
  open: boolean;
  /** Names it for screen readers: whose pictures these are. */
  label: string;
  /** What can be seen, in their order. */
  pictures: readonly GalleryPicture[];
  /** Which comes first, counted from 0. */
  at?: number;
  /** Asked for by Escape and the close button. */
  onClose: () => void;
}

/** The haveli's night in both schemes: nothing beside the picture takes the eye. */
const paper = {
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  m: 0,
  borderRadius: 0,
  border: 0,
  overflow: 'hidden',
  bgcolor: 'roles.night',
  color: 'roles.onNight',
  backgroundImage: 'none',
} as const;

// The place kept for the page's scrollbar lies outside every layer: it shows the page's own ground.
const nightToTheEdge = (
  <GlobalStyles
    styles={(theme) => ({
      'html:has(> body > .night-window.MuiDialog-root:not(.MuiModal-hidden))': {
        backgroundColor: theme.vars?.palette.roles.night,
      },
    })}
  />
);

/** Pictures one at a time over the whole window: arrow keys, Home and End, swipe, Escape. */
export function Lightbox({ open, label, pictures, at = 0, onClose }: LightboxProps) {
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const title = useId();
  const go = ({ key }: KeyboardEvent) => {
    if (!swiper || swiper.destroyed) return;
    if (key === 'ArrowLeft') swiper.slidePrev();
    if (key === 'ArrowRight') swiper.slideNext();
    if (key === 'Home') swiper.slideTo(0);
    if (key === 'End') swiper.slideTo(pictures.length - 1);
  };
  return (
    <Dialog
      open={open}
      className="night-window"
      fullScreen
      aria-labelledby={title}
      onClose={onClose}
      onKeyDown={go}
      slotProps={{ paper: { sx: { '&&': paper } } }}
    >
      {nightToTheEdge}
      <Stage
        title={title}
        label={label}
        pictures={pictures}
        at={at}
        swiper={swiper}
        onSwiper={setSwiper}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface StageProps {
  /** The heading's id: what names the dialog. */
  title: string;
  label: string;
  pictures: readonly GalleryPicture[];
  at: number;
  swiper: SwiperInstance | undefined;
  onSwiper: (swiper: SwiperInstance) => void;
  onClose: () => void;
}

function Stage({ title, label, pictures, at, swiper, onSwiper, onClose }: StageProps) {
  const [now, setNow] = useState(at);
  const many = pictures.length > 1;
  return (
    <Box sx={{ position: 'relative', height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Box
        sx={{
          flex: 'none',
          display: 'flex',
          alignItems: 'center',
          gap: '12px',
          p: { xs: '8px 8px 8px 16px', sm: '12px 16px 12px 24px' },
        }}
      >
        <Box
          component="h2"
          id={title}
          sx={{
            flex: 1,
            minWidth: 0,
            typography: 'label',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {label}
        </Box>
        <Box aria-live="polite" sx={{ flex: 'none', color: 'roles.onNightSoft', fontVariantNumeric: 'tabular-nums' }}>
          {many ? `${now + 1} of ${pictures.length}` : null}
        </Box>
        <NightButton aria-label="Close" autoFocus onClick={onClose}>
          <X size={20} strokeWidth={1.75} />
        </NightButton>
      </Box>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          '& .swiper': { height: '100%' },
          // The library's row counts without padding, and all in it would.
          '& .swiper-slide': {
            boxSizing: 'border-box',
            display: 'grid',
            placeItems: 'center',
            px: { xs: 0, sm: '80px' },
          },
        }}
      >
        <Swiper
          initialSlide={at}
          speed={200}
          spaceBetween={16}
          onSwiper={onSwiper}
          onSlideChange={({ activeIndex }) => setNow(activeIndex)}
        >
          {pictures.map((picture, index) => (
            <SwiperSlide key={picture.id} inert={index !== now}>
              <Whole picture={picture} near={Math.abs(index - now) < 2} />
            </SwiperSlide>
          ))}
        </Swiper>
      </Box>
      <Box
        sx={{
          flex: 'none',
          minHeight: { xs: 56, sm: 64 },
          display: 'grid',
          placeItems: 'center',
          p: '12px 24px max(12px, env(safe-area-inset-bottom))',
          textAlign: 'center',
          color: 'roles.onNightSoft',
          overflowWrap: 'anywhere',
        }}
      >
        {pictures[now]?.caption}
      </Box>
      {many ? (
        <>
          <NightButton
            side="left"
            aria-label="Previous picture"
            aria-disabled={now === 0}
            onClick={() => swiper?.slidePrev()}
          >
            <ChevronLeft size={24} strokeWidth={1.75} />
          </NightButton>
          <NightButton
            side="right"
            aria-label="Next picture"
            aria-disabled={now === pictures.length - 1}
            onClick={() => swiper?.slideNext()}
          >
            <ChevronRight size={24} strokeWidth={1.75} />
          </NightButton>
        </>
      ) : null}
    </Box>
  );
}

/** The whole picture, uncropped. Those further away than the next are not loaded yet. */
function Whole({ picture, near }: { picture: GalleryPicture; near: boolean }) {
  const { image } = usePicture({ src: picture.src, alternate: picture.thumb, title: picture.title });
  if (!near) return null;
  return (
    <Box
      component="img"
      {...image}
      alt={picture.alt}
      draggable={false}
      sx={{ width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' }}
    />
  );
}

function NightButton({ side, ...props }: IconButtonProps & { side?: 'left' | 'right' }) {
  const off = props['aria-disabled'] === true;
  return (
    <IconButton
      {...props}
      sx={{
        width: 44,
        height: 44,
        borderRadius: '50%',
        color: 'roles.onNight',
        opacity: off ? 0.4 : 1,
        cursor: off ? 'default' : 'pointer',
        '&:hover': { bgcolor: off ? 'transparent' : 'roles.deepField', color: 'roles.onNight' },
        '&.Mui-focusVisible': { outlineColor: (theme) => theme.vars?.palette.roles.apricot },
        ...(side && {
          position: 'absolute',
          zIndex: 1,
          top: 'calc(50% - 22px)',
          [side]: { xs: 8, sm: 20 },
          border: '1px solid',
          borderColor: 'roles.deepControl',
          bgcolor: 'roles.night',
          // Fingers swipe: the arrows would lie on the picture.
          '@media (max-width: 599.95px)': { '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' } },
        }),
      }}
    />
  );
}
