import type { SwiperOptions } from 'swiper/types';

/** How many slides show from a width of the window on. */
interface Step {
  from: number;
  perView: number;
}

/** How one of the carousels is laid out and moves; what is left out is left to the library. */
interface CarouselPreset {
  /** Pixels between two slides. */
  gap: number;
  /** By rising width of the window; the first holds for all narrower ones. */
  steps: readonly [Step, ...Step[]];
  /** Milliseconds between two moves of its own; without it, it moves only when asked. */
  autoplay?: number;
  /** Milliseconds that a move takes. */
  speed?: number;
  /** After the last comes the first. */
  loop?: boolean;
  /** The pointer is a hand that grabs. */
  grabCursor?: boolean;
}

/** The names of the five settings. */
export type CarouselPresetName = 'projects' | 'sellers' | 'propertyTypes' | 'ownerProperties' | 'blog';

const ownerSteps: CarouselPreset['steps'] = [
  { from: 0, perView: 1.1 },
  { from: 640, perView: 2 },
  { from: 980, perView: 3 },
  { from: 1280, perView: 4 },
];

/** The carousels of the home page (specification 001, section 9, Carousel settings). */
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

/** Whether so many slides are enough to go round at every width: where they do not all fit, one must wait outside. */
export function enoughToLoop(name: CarouselPresetName, count: number): boolean {
  return carouselPresets[name].steps.every(({ perView }) => count <= perView || count > Math.ceil(perView));
}

/** A preset in the library's words. A press while it moves counts, too. Too few slides to go round are wound back to the first instead. */
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

/** The slides' sizes as styles, the same that the library sets: so that nothing moves when it takes over. */
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
