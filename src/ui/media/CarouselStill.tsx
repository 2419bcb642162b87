import Box from '@mui/material/Box';
import { Children, type ReactNode } from 'react';
import { CarouselControls } from './CarouselControls.tsx';
import { CarouselHead } from './CarouselHead.tsx';
import { type CarouselPresetName, carouselPresets, slideSizes } from './carouselPresets.ts';

interface CarouselStillProps {
  /** Names it for screen readers: what its slides are. */
  label: string;
  /** Which of the five settings it follows. */
  preset: CarouselPresetName;
  /** Left of where the buttons will be: the heading over the slides. */
  head?: ReactNode;
  /** The slides. */
  children: ReactNode;
}

const none = () => undefined;

// The place of the buttons is kept, so that nothing moves when they come; who wants no motion gets no pause button.
const kept = {
  visibility: 'hidden',
  '@media (prefers-reduced-motion: reduce)': {
    '& > div > button:first-of-type:nth-last-of-type(3)': { display: 'none' },
  },
} as const;

const track = {
  '& .still': {
    // Room for rings and for cards that lift: what scrolls sideways cuts off above and below, too.
    m: '-12px -12px -36px',
    p: '12px 12px 36px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '12px',
    overscrollBehaviorX: 'contain',
  },
  '& .row': { display: 'flex' },
  '& .swiper-slide': { flex: 'none', display: 'flex', boxSizing: 'border-box', scrollSnapAlign: 'start' },
  '& .swiper-slide > *': { flex: '1 1 0', minWidth: 0 },
} as const;

/** A carousel before its code is there, or without scripts: the same slides in the same places, scrolled by hand. */
export function CarouselStill({ label, preset, head, children }: CarouselStillProps) {
  const slides = Children.toArray(children);
  return (
    <Box component="section" aria-label={label} sx={{ minWidth: 0, ...track }}>
      <CarouselHead
        head={head}
        spaced
        controls={
          <Box aria-hidden inert sx={kept}>
            <CarouselControls
              label={label}
              first={false}
              last={false}
              movesItself={carouselPresets[preset].autoplay !== undefined}
              paused={false}
              onPause={none}
              onBack={none}
              onNext={none}
            />
          </Box>
        }
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
