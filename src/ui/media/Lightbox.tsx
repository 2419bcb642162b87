import 'swiper/css';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Swiper as SwiperInstance } from 'swiper/types';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import type { GalleryPhoto } from './galleryTypes.ts';
import { usePicture } from './usePicture.ts';

interface GalleryProps {
  /** The pictures' common name for screen readers. */
  label: string;
  /** The pictures in display order. */
  pictures: readonly GalleryPhoto[];
  /** The index of the first picture to show. */
  at?: number;
  /** Called by Escape and the close button. */
  onClose: () => void;
}

interface LightboxProps extends GalleryProps {
  /** Whether the dialog is open. Keep it mounted, so that the focus returns to the element that opened it. */
  open: boolean;
}

/** The same night colours in both schemes. */
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

// The gutter that is reserved for the page's scrollbar lies outside the dialog and shows the page's background.
const nightGutter = (
  <GlobalStyles
    styles={(theme) => ({
      'html:has(> body > .night-window.MuiDialog-root:not(.MuiModal-hidden))': {
        backgroundColor: theme.vars?.palette.roles.night,
      },
    })}
  />
);

/** Shows pictures one at a time in the whole window, with arrow keys, Home, End, swipe and Escape. */
export function Lightbox({ open, label, pictures, at, onClose }: LightboxProps) {
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const titleId = useId();
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
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={go}
      slotProps={{ paper: { sx: { '&&': paper } } }}
    >
      {nightGutter}
      <Stage {...{ titleId, label, pictures, at, onClose, swiper }} onSwiper={setSwiper} />
    </Dialog>
  );
}

interface StageProps extends GalleryProps {
  titleId: string;
  swiper: SwiperInstance | undefined;
  onSwiper: (swiper: SwiperInstance) => void;
}

// It mounts with the dialog's content, so that each opening starts at `at`.
function Stage({ titleId, label, pictures, at = 0, swiper, onSwiper, onClose }: StageProps) {
  const [current, setCurrent] = useState(at);
  const many = pictures.length > 1;
  return (
    <Box sx={{ position: 'relative', height: '100%', display: 'flex', flexDirection: 'column' }}>
      <Head titleId={titleId} label={label} onClose={onClose}>
        {many ? `${current + 1} of ${pictures.length}` : null}
      </Head>
      <Box sx={track}>
        <Swiper
          initialSlide={at}
          speed={200}
          spaceBetween={16}
          onSwiper={onSwiper}
          onSlideChange={({ activeIndex }) => setCurrent(activeIndex)}
        >
          {pictures.map((picture, index) => (
            <SwiperSlide key={picture.id} inert={index !== current}>
              <Whole picture={picture} near={Math.abs(index - current) < 2} />
            </SwiperSlide>
          ))}
        </Swiper>
      </Box>
      <Caption>{pictures[current]?.caption}</Caption>
      {many ? (
        <>
          <NightButton
            side="left"
            aria-label="Previous picture"
            aria-disabled={current === 0}
            onClick={() => swiper?.slidePrev()}
          >
            <ChevronLeft size={24} strokeWidth={1.75} />
          </NightButton>
          <NightButton
            side="right"
            aria-label="Next picture"
            aria-disabled={current === pictures.length - 1}
            onClick={() => swiper?.slideNext()}
          >
            <ChevronRight size={24} strokeWidth={1.75} />
          </NightButton>
        </>
      ) : null}
    </Box>
  );
}

const track = {
  flex: 1,
  minHeight: 0,
  '& .swiper': { height: '100%' },
  // Swiper's own content-box would add the padding to the slide's width.
  '& .swiper-slide': { boxSizing: 'border-box', display: 'grid', placeItems: 'center', px: { xs: 0, sm: 10 } },
} as const;

interface HeadProps {
  titleId: string;
  label: string;
  onClose: () => void;
  /** The position: "2 of 4". */
  children: string | null;
}

function Head({ titleId, label, onClose, children }: HeadProps) {
  return (
    <Row gap={1.5} sx={{ flex: 'none', p: { xs: space(1, 1, 1, 2), sm: space(1.5, 2, 1.5, 3) } }}>
      <Text component="h2" id={titleId} variant="label" lines={1} sx={{ flex: 1, minWidth: 0 }}>
        {label}
      </Text>
      <Box aria-live="polite" sx={{ flex: 'none', color: 'roles.onNightSoft', fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Box>
      <NightButton aria-label="Close" autoFocus onClick={onClose}>
        <X size={20} strokeWidth={1.75} />
      </NightButton>
    </Row>
  );
}

function Caption({ children }: { children: string | undefined }) {
  return (
    <Box
      sx={{
        flex: 'none',
        minHeight: { xs: 56, sm: 64 },
        display: 'grid',
        placeItems: 'center',
        p: `${space(1.5, 3)} max(${space(1.5)}, env(safe-area-inset-bottom))`,
        textAlign: 'center',
        color: 'roles.onNightSoft',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}

/** An uncropped picture; only the current one and its neighbours are loaded. */
function Whole({ picture, near }: { picture: GalleryPhoto; near: boolean }) {
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
          // On a phone people swipe, and arrows would cover the picture.
          '@media (max-width: 599.95px)': { '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' } },
        }),
      }}
    />
  );
}
