import type { ReactNode } from 'react';
import type { SwiperOptions } from 'swiper/types';

/** The number of visible slides from a window width on. */
interface Step {
  from: number;
  perView: number;
}

/** The layout and movement of a carousel; Swiper's defaults apply to omitted settings. */
interface CarouselPreset {
  /** The gap between slides in pixels. */
  gap: number;
  /** By ascending window width. */
  steps: readonly [Step, ...Step[]];
  /** The autoplay delay in milliseconds; without it there is no autoplay. */
  autoplay?: number;
  /** The duration of a transition in milliseconds. */
  speed?: number;
  /** Continues with the first slide after the last. */
  loop?: boolean;
  /** Shows a grab cursor. */
  grabCursor?: boolean;
}

/** The names of the presets. */
export type CarouselPresetName = 'projects' | 'sellers' | 'propertyTypes' | 'ownerProperties' | 'blog';

/** The content of a carousel. */
export interface CarouselContent {
  /** The carousel's name for screen readers. */
  label: string;
  /** The preset for the visible slides, the gap and the movement. */
  preset: CarouselPresetName;
  /** The heading, left of the buttons. */
  head?: ReactNode;
  /** The slides, each with a key; all get the height of the tallest. */
  children: ReactNode;
}

const ownerSteps: CarouselPreset['steps'] = [
  { from: 0, perView: 1.1 },
  { from: 640, perView: 2 },
  { from: 980, perView: 3 },
  { from: 1280, perView: 4 },
];

/** The presets of the home page's carousels (specification 001, section 9, Carousel settings). */
export const carouselPresets: Record<CarouselPresetName, CarouselPreset> = {
  projects: {
    gap: 16,
    steps: [
      { from: 0, perView: 1.1 },
      { from: 480, perView: 1.2 },
      { from: 640, perView: 2 },
      { from: 900, perView: 3 },
      { from: 1200, perView: 4 },
    ],
    autoplay: 3500,
    speed: 650,
    loop: true,
  },
  sellers: {
    gap: 16,
    steps: [
      { from: 0, perView: 1 },
      { from: 640, perView: 2 },
      { from: 980, perView: 3 },
      { from: 1280, perView: 4 },
    ],
    autoplay: 4500,
    speed: 550,
    loop: true,
  },
  propertyTypes: {
    gap: 18,
    steps: [
      { from: 0, perView: 1.05 },
      { from: 540, perView: 1.2 },
      { from: 768, perView: 2 },
      { from: 1024, perView: 3 },
    ],
  },
  ownerProperties: { gap: 16, steps: ownerSteps },
  blog: { gap: 16, steps: ownerSteps, grabCursor: true },
};

/** Whether Swiper can loop `count` slides at every width: unless all fit, at least one must be out of view. */
export function enoughToLoop(name: CarouselPresetName, count: number): boolean {
  return carouselPresets[name].steps.every(({ perView }) => count <= perView || count > Math.ceil(perView));
}

/** A preset as Swiper's options. Presses during a transition count, too. Too few slides to loop rewind to the first instead. */
export function swiperSettings(name: CarouselPresetName, count: number): SwiperOptions {
  const { gap, steps, autoplay, speed, loop, grabCursor } = carouselPresets[name];
  const [narrow, ...wider] = steps;
  return {
    spaceBetween: gap,
    slidesPerView: narrow.perView,
    breakpoints: Object.fromEntries(wider.map(({ from, perView }) => [from, { slidesPerView: perView }])),
    ...(autoplay === undefined ? {} : { autoplay: { delay: autoplay, disableOnInteraction: false } }),
    ...(speed === undefined ? {} : { speed }),
    ...(loop ? (enoughToLoop(name, count) ? { loop, loopPreventsSliding: false } : { rewind: true }) : {}),
    ...(grabCursor ? { grabCursor } : {}),
  };
}

/** The slides' sizes as CSS, the same as Swiper's, so that nothing moves when it initialises. */
export function slideSizes(name: CarouselPresetName): Record<string, object> {
  const { gap, steps } = carouselPresets[name];
  const sized = (perView: number) => ({ width: `calc((100% - ${(perView - 1) * gap}px) / ${perView})` });
  const [narrow, ...wider] = steps;
  return {
    '& .swiper-slide': { ...sized(narrow.perView), marginRight: `${gap}px` },
    ...Object.fromEntries(
      wider.map(({ from, perView }) => [`@media (min-width: ${from}px)`, { '& .swiper-slide': sized(perView) }]),
    ),
  };
}
