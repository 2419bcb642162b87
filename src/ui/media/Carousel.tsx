import 'swiper/css';
import Box from '@mui/material/Box';
import { Children, useMemo } from 'react';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { CarouselControls, CarouselHead } from './CarouselControls.tsx';
import { type CarouselContent, carouselPresets, slideSizes, swiperSettings } from './carouselPresets.ts';
import { useCarousel } from './useCarousel.ts';

interface CarouselProps extends CarouselContent {
  /** The index of the first slide. */
  from?: number;
}

const track = {
  '& .swiper': {
    // Leaves room for focus rings and shadows.
    overflowX: 'clip',
    overflowY: 'visible',
  },
  // Swiper's own content-box would add padding to the slide's width.
  '& .swiper-slide': { display: 'flex', height: 'auto', boxSizing: 'border-box' },
  '& .swiper-slide > *': { flex: '1 1 0', minWidth: 0 },
} as const;

/** A Swiper carousel: swiped on touch screens, moved with buttons elsewhere; one that moves by itself can be paused. */
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
            // With reduced motion no transition runs, and Swiper would wait for its end unless the speed is 0.
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
