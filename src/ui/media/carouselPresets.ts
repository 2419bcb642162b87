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
  between: number;
  /** By ascending window width. */
  steps: readonly [Step, ...Step[]];
  /** The autoplay delay in milliseconds; without it there is no autoplay. */
  autoplay?: number;
  /** The duration of a transition in milliseconds. */
  speed?: number;
  /** Continues with the first slide after the last. */
  loop?: boolean;
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
    between: 16,
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
    between: 16,
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
    between: 18,
    steps: [
      { from: 0, perView: 1.05 },
      { from: 540, perView: 1.2 },
      { from: 768, perView: 2 },
      { from: 1024, perView: 3 },
    ],
  },
  ownerProperties: { between: 16, steps: ownerSteps },
  blog: { between: 16, steps: ownerSteps, grabCursor: true },
};

// The width of a slide on phones, where the next one shows in part; with two or more per view, only whole ones show.
const PHONE_SLIDE = 288;
const peeks = ({ perView }: Step) => perView < 2;
const reached = (step: Step) => (peeks(step) ? 2 : Math.ceil(step.perView));

/** Whether Swiper can loop `count` slides at every width: unless all fit, at least one must be out of view. */
export function enoughToLoop(name: CarouselPresetName, count: number): boolean {
  return carouselPresets[name].steps.every((step) => count <= step.perView || count > reached(step));
}

/**
 * A preset as Swiper's options. Clicks during a transition count, too. If there are too few slides to loop, the
 * carousel rewinds to the first one instead.
 */
export function swiperSettings(name: CarouselPresetName, count: number): SwiperOptions {
  const { between, steps, autoplay, speed, loop, grabCursor } = carouselPresets[name];
  const [narrow, ...wider] = steps;
  const view = (step: Step) => ({
    slidesPerView: step.perView,
    // A loop, too, needs the slide that shows in part.
    loopAdditionalSlides: reached(step) - Math.ceil(step.perView),
  });
  return {
    spaceBetween: between,
    ...view(narrow),
    breakpoints: Object.fromEntries(wider.map((step) => [step.from, view(step)])),
    ...(autoplay === undefined ? {} : { autoplay: { delay: autoplay, disableOnInteraction: false } }),
    ...(speed === undefined ? {} : { speed }),
    ...(loop ? (enoughToLoop(name, count) ? { loop, loopPreventsSliding: false } : { rewind: true }) : {}),
    ...(grabCursor ? { grabCursor } : {}),
  };
}

// The gutters of `publicContent`, for the widths where the slides reach the window's edges.
const GUTTERS = [
  [0, 16],
  [600, 24],
] as const;
// Room for focus rings and shadows where only whole slides show; less than a gap, so that the next slide stays hidden.
const EDGE = 12;

/**
 * The slides' sizes as CSS, the same as Swiper's, so that nothing moves when it initialises. On phones the row bleeds to the
 * window's edges: Swiper's view is as wide as the preset's slides of 288 px, and the next slides show in its padding.
 */
export function slideSizes(name: CarouselPresetName): Record<string, object> {
  const { between, steps } = carouselPresets[name];
  const rules = (step: Step, gutter: number) => {
    const { perView } = step;
    const whole = `calc((100% - ${(perView - 1) * between}px) / ${perView})`;
    const edge = peeks(step) ? gutter : EDGE;
    const view = PHONE_SLIDE * perView + between * (perView - 1);
    const rest = peeks(step) ? `max(${edge}px, calc(100% + ${edge - Math.round(view)}px))` : `${edge}px`;
    return {
      '& .swiper-slide': {
        width: peeks(step) ? `min(${PHONE_SLIDE}px, ${whole})` : whole,
        marginRight: `${between}px`,
      },
      '& .swiper': { marginInline: `-${edge}px`, paddingInline: `${edge}px ${rest}` },
      '& .still': { marginInline: `-${edge}px`, paddingInline: `${edge}px`, scrollPaddingInline: `${edge}px` },
    };
  };
  const stepAt = (width: number) => steps.findLast(({ from }) => from <= width) ?? steps[0];
  const gutterAt = (width: number) => GUTTERS.findLast(([from]) => from <= width)?.[1] ?? EDGE;
  const widths = [...new Set([...steps.map(({ from }) => from), ...GUTTERS.map(([from]) => from)])].sort(
    (a, b) => a - b,
  );
  return Object.fromEntries(
    widths.map((width) => [`@media (min-width: ${width}px)`, rules(stepAt(width), gutterAt(width))]),
  );
}
