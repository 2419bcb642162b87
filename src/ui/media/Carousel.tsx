import 'swiper/css';
import Box from '@mui/material/Box';
import { Children, type ReactNode, useMemo } from 'react';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { CarouselControls } from './CarouselControls.tsx';
import { CarouselHead } from './CarouselHead.tsx';
import { type CarouselPresetName, carouselPresets, slideSizes, swiperSettings } from './carouselPresets.ts';
import { useCarousel } from './useCarousel.ts';

interface CarouselProps {
  /** Names it for screen readers: what its slides are. */
  label: string;
  /** Which of the five settings it follows: slides in view, gap, movement. They go by the window's width. */
  preset: CarouselPresetName;
  /** Left of the buttons: the heading over the slides, with its line. */
  head?: ReactNode;
  /** Which slide comes first, counted from 0. */
  from?: number;
  /** The slides, each with a key; all get the height of the tallest. */
  children: ReactNode;
}

const track = {
  '& .swiper': {
    // Rings and shadows of lifted cards show above and below, and at the sides as far as the page's gutter has room.
    overflowX: 'clip',
    overflowY: 'visible',
    m: '0 -12px',
    p: '0 12px',
  },
  // The library's row counts without padding, and all in it would.
  '& .swiper-slide': { display: 'flex', height: 'auto', boxSizing: 'border-box' },
  '& .swiper-slide > *': { flex: '1 1 0', minWidth: 0 },
} as const;

/** Slides in a row: swiped by touch, moved by round arrows elsewhere, paused where they move by themselves. */
export function Carousel({ label, preset, head, from = 0, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const settings = useMemo(() => swiperSettings(preset, slides.length), [preset, slides.length]);
  const { place, still, movesItself, moving, paused, ...carousel } = useCarousel(carouselPresets[preset].autoplay);
  const round = settings.loop === true || settings.rewind === true;
  const movable = slides.length > 0 && !place.whole;
  return (
    <Box
      component="section"
      aria-roledescription="carousel"
      aria-label={label}
      {...carousel.holding}
      sx={{ minWidth: 0, ...track }}
    >
      {head || movable ? (
        <CarouselHead
          head={head}
          spaced={Boolean(head) || movesItself}
          controls={
            movable ? (
              <CarouselControls
                label={label}
                first={place.first && !round}
                last={place.last && !round}
                movesItself={movesItself}
                paused={paused}
                onPause={carousel.togglePaused}
                onBack={carousel.back}
                onNext={carousel.on}
              />
            ) : null
          }
        />
      ) : null}
      {slides.length > 0 ? (
        <Box aria-live={moving ? 'off' : 'polite'} sx={slideSizes(preset)}>
          <Swiper
            key={`${settings.loop}`}
            modules={[Autoplay]}
            {...settings}
            initialSlide={from}
            // The library waits for the end of a movement, which does not come where nothing moves.
            {...(still && { speed: 0 })}
            {...carousel.listening}
          >
            {slides.map((slide, index) => (
              <SwiperSlide
                key={typeof slide === 'object' && 'key' in slide ? slide.key : index}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${slides.length}`}
              >
                {slide}
              </SwiperSlide>
            ))}
          </Swiper>
        </Box>
      ) : null}
    </Box>
  );
}
