import useMediaQuery from '@mui/material/useMediaQuery';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper/types';

const AWAY = 'data-away';

/** Takes controls in slides that are not fully visible out of the tab order; screen readers still read them. */
function markSlides({ slides, activeIndex, params }: Swiper) {
  const perView = Math.floor(Number(params.slidesPerView));
  const from = Math.max(0, Math.min(activeIndex, slides.length - perView));
  for (const [index, slide] of slides.entries()) {
    const away = index < from || index >= from + perView;
    slide.toggleAttribute(AWAY, away);
    for (const control of slide.querySelectorAll<HTMLElement>('a, button')) control.tabIndex = away ? -1 : 0;
  }
}

/** Moves to the partly visible slide at the edge when it is tapped. */
function followTap(swiper: Swiper, event: object) {
  if (!('clientX' in event) || typeof event.clientX !== 'number') return;
  const shown = swiper.slides
    .filter((slide) => !slide.hasAttribute(AWAY))
    .map((slide) => slide.getBoundingClientRect());
  if (event.clientX > Math.max(...shown.map(({ right }) => right))) swiper.slideNext();
  else if (event.clientX < Math.min(...shown.map(({ left }) => left))) swiper.slidePrev();
}

/** After a resize, Swiper returns to its slide one frame later: moves requested meanwhile run after that. */
function useMovesAfterMeasuring() {
  const waiting = useRef<(() => void)[]>(null);
  return {
    move: (step: () => void) => {
      if (waiting.current) waiting.current.push(step);
      else step();
    },
    measures: () => {
      const steps = [...(waiting.current ?? [])];
      waiting.current = steps;
      const run = () => {
        // Another resize followed: its own callback runs the steps.
        if (waiting.current !== steps) return;
        waiting.current = null;
        for (const step of steps) step();
      };
      requestAnimationFrame(() => requestAnimationFrame(run));
    },
  };
}

const released = { focus: false, pointer: false };

/**
 * The position and movement of a carousel. Autoplay stops while the carousel is out of view, is hovered or has keyboard
 * focus.
 */
export function useCarousel(autoplay: number | undefined) {
  const [swiper, setSwiper] = useState<Swiper>();
  // `whole`: all slides are visible at once.
  const [place, setPlace] = useState({ first: true, last: false, whole: false });
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(released);
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    const watch = new IntersectionObserver((seen) => setInView(seen.at(-1)?.isIntersecting ?? true));
    watch.observe(swiper.el);
    return () => watch.disconnect();
  }, [swiper]);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });

  const movesItself = autoplay !== undefined && !still && !place.whole;
  const moving = movesItself && inView && !paused && !held.focus && !held.pointer;
  useEffect(() => {
    if (!swiper || swiper.destroyed || autoplay === undefined) return;
    if (moving && !swiper.autoplay.running) swiper.autoplay.start();
    if (!moving && swiper.autoplay.running) swiper.autoplay.stop();
  }, [swiper, moving, autoplay]);

  const { move, measures } = useMovesAfterMeasuring();
  const shown = useRef(0);
  const look = (now: Swiper) => {
    markSlides(now);
    const next = { first: now.isBeginning, last: now.isEnd, whole: now.isLocked };
    setPlace((was) =>
      was.first === next.first && was.last === next.last && was.whole === next.whole ? was : { ...next },
    );
  };
  return {
    place,
    still,
    movesItself,
    moving,
    paused,
    togglePaused: () => {
      setPaused(!paused);
      // Play starts the movement even while the button is hovered or focused.
      setHeld(released);
    },
    back: () => move(() => swiper?.slidePrev()),
    on: () => move(() => swiper?.slideNext()),
    /** Handlers for the carousel's region. */
    holding: {
      onFocus: ({ target }: FocusEvent) => setHeld((was) => ({ ...was, focus: target.matches(':focus-visible') })),
      onBlur: () => setHeld((was) => ({ ...was, focus: false })),
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        setHeld((was) => ({ ...was, pointer: pointerType === 'mouse' })),
      onPointerLeave: () => setHeld((was) => ({ ...was, pointer: false })),
    },
    /** Handlers for Swiper. */
    listening: {
      onSwiper: (made: Swiper) => {
        setSwiper(made);
        look(made);
      },
      onSlideChange: look,
      onBreakpoint: look,
      // After a resize at the end of the row, Swiper would show the last slides instead of the current one.
      onBeforeResize: ({ realIndex }: Swiper) => {
        shown.current = realIndex;
        measures();
      },
      onResize: (now: Swiper) => {
        if (now.params.loop && now.realIndex !== shown.current) now.slideToLoop(shown.current, 0, false);
        look(now);
      },
      onSlidesUpdated: look,
      onFromEdge: look,
      onToEdge: look,
      onLock: look,
      onUnlock: look,
      onTap: followTap,
    },
  };
}
