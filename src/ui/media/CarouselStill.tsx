import Box from '@mui/material/Box';
import { Children } from 'react';
import { bySwipe, CarouselHead } from './CarouselControls.tsx';
import { type CarouselContent, carouselPresets, slideSizes } from './carouselPresets.ts';

const BUTTON = 44;
const GAP = 8;
const STILL = '@media (prefers-reduced-motion: reduce)';

/** Reserves the buttons' space, so that nothing moves when they appear; with reduced motion there is no pause button. */
const reserved = (movesItself: boolean) => {
  const width = (buttons: number) => Math.max(0, buttons * (BUTTON + GAP) - GAP);
  const pause = movesItself ? 1 : 0;
  return {
    flex: 'none',
    height: BUTTON,
    width: width(2 + pause),
    [STILL]: { width: width(2) },
    [bySwipe]: { width: width(pause), [STILL]: { width: 0 } },
  };
};

const track = {
  '& .still': {
    // Leaves room for focus rings and lifted cards, because horizontal scrolling also clips vertically.
    mt: -1.5,
    mb: -5,
    pt: 1.5,
    pb: 5,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollSnapType: 'x proximity',
    overscrollBehaviorX: 'contain',
  },
  '& .row': { display: 'flex' },
  '& .swiper-slide': { flex: 'none', display: 'flex', boxSizing: 'border-box', scrollSnapAlign: 'start' },
  '& .swiper-slide > *': { flex: '1 1 0', minWidth: 0 },
} as const;

/** A carousel before its code has loaded, or without scripts: the same slides in a row that scrolls. */
export function CarouselStill({ label, preset, head, children }: CarouselContent) {
  const slides = Children.toArray(children);
  return (
    <Box component="section" aria-label={label} sx={{ minWidth: 0, ...track }}>
      <CarouselHead
        head={head}
        spaced
        controls={<Box sx={reserved(carouselPresets[preset].autoplay !== undefined)} />}
      />
      <Box sx={slideSizes(preset)}>
        <Box className="still" role="group" aria-label={`${label}, scroll for more`} tabIndex={0}>
          <div className="row">
            {slides.map((slide, index) => (
              <div key={typeof slide === 'object' && 'key' in slide ? slide.key : index} className="swiper-slide">
                {slide}
              </div>
            ))}
          </div>
        </Box>
      </Box>
    </Box>
  );
}
