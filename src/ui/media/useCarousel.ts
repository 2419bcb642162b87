import useMediaQuery from '@mui/material/useMediaQuery';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper/types';

const AWAY = 'data-away';

/** What is in slides that do not show whole is not tabbed to, so that the focus is always in sight; all can be read. */
function markSlides({ slides, activeIndex, params }: Swiper) {
  const perView = Math.floor(Number(params.slidesPerView));
  const from = Math.max(0, Math.min(activeIndex, slides.length - perView));
  for (const [index, slide] of slides.entries()) {
    const away = index < from || index >= from + perView;
    slide.toggleAttribute(AWAY, away);
    for (const control of slide.querySelectorAll<HTMLElement>('a, button')) control.tabIndex = away ? -1 : 0;
  }
}

/** Brings in the slide that peeks from the edge when it is tapped. */
function followTap(swiper: Swiper, event: object) {
  if (!('clientX' in event) || typeof event.clientX !== 'number') return;
  const shown = swiper.slides
    .filter((slide) => !slide.hasAttribute(AWAY))
    .map((slide) => slide.getBoundingClientRect());
  if (event.clientX > Math.max(...shown.map(({ right }) => right))) swiper.slideNext();
  else if (event.clientX < Math.min(...shown.map(({ left }) => left))) swiper.slidePrev();
}

/** When it takes new measures, the library goes back to its slide one frame later: moves asked for meanwhile come after that. */
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
      const makeThem = () => {
        // It measures once more: then that one's end counts.
        if (waiting.current !== steps) return;
        waiting.current = null;
        for (const step of steps) step();
      };
      requestAnimationFrame(() => requestAnimationFrame(makeThem));
    },
  };
}

const nobody = { focus: false, pointer: false };

/**
 * A carousel's place and movement. It stands still while it is out of sight, pointed at or has the
 * keyboard's focus, then goes on.
 */
export function useCarousel(autoplay: number | undefined) {
  const [swiper, setSwiper] = useState<Swiper>();
  // `whole`: all slides show at once, there is nowhere to go.
  const [place, setPlace] = useState({ first: true, last: false, whole: false });
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(nobody);
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    const watch = new IntersectionObserver((seen) => setInSight(seen.at(-1)?.isIntersecting ?? true));
    watch.observe(swiper.el);
    return () => watch.disconnect();
  }, [swiper]);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });

  const movesItself = autoplay !== undefined && !still && !place.whole;
  const moving = movesItself && inSight && !paused && !held.focus && !held.pointer;
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
      // Who asks it to move wants to see it move, though the pointer or the focus is still on the button.
      setHeld(nobody);
    },
    back: () => move(() => swiper?.slidePrev()),
    on: () => move(() => swiper?.slideNext()),
    /** For the carousel's region. */
    holding: {
      onFocus: ({ target }: FocusEvent) => setHeld((was) => ({ ...was, focus: target.matches(':focus-visible') })),
      onBlur: () => setHeld((was) => ({ ...was, focus: false })),
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        setHeld((was) => ({ ...was, pointer: pointerType === 'mouse' })),
      onPointerLeave: () => setHeld((was) => ({ ...was, pointer: false })),
    },
    /** For the library's component. */
    listening: {
      onSwiper: (made: Swiper) => {
        setSwiper(made);
        look(made);
      },
      onSlideChange: look,
      onBreakpoint: look,
      // At the end of its row the library shows the last slides after a change of width, wherever the round had come to.
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
