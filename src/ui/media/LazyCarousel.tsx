import { type ComponentProps, type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import type { Carousel } from './Carousel.tsx';
import { CarouselStill } from './CarouselStill.tsx';
import type { CarouselContent } from './carouselPresets.ts';

/** The distance at which a carousel loads once the person has scrolled; before that only carousels in view load. */
const NEAR = '600px 0px';

interface Loaded {
  readonly Carousel: ComponentType<ComponentProps<typeof Carousel>>;
  /** The index of the slide to which the still row was scrolled. */
  readonly from: number;
}

/** The index of the first visible slide of a scrolled row. */
const firstVisible = (box: HTMLElement): number => {
  const row = box.querySelector('.still');
  if (!row || row.scrollLeft < 1) return 0;
  const left = row.getBoundingClientRect().left;
  const slides = Array.from(row.querySelectorAll('.swiper-slide'), (slide) => slide.getBoundingClientRect());
  return Math.max(
    0,
    slides.findIndex((slide) => slide.left + slide.width / 2 >= left),
  );
};

/** Resolves when the element does not contain the focus, so that a focused slide is not replaced. */
const withoutFocus = (box: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    if (!box.contains(document.activeElement)) return resolve();
    const listen = ({ relatedTarget }: FocusEvent) => {
      // When the window loses the focus, the element keeps it for the return.
      const isInside = relatedTarget instanceof Node && box.contains(relatedTarget);
      if (isInside || box.contains(document.activeElement)) return;
      box.removeEventListener('focusout', listen);
      resolve();
    };
    box.addEventListener('focusout', listen);
  });

/** A carousel that loads its code when it is near the viewport; until then its slides are a row that scrolls. */
export function LazyCarousel(props: CarouselContent) {
  const box = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<Loaded>();
  useEffect(() => {
    const target = box.current;
    if (!target) return;
    let unmounted = false;
    const load = async () => {
      // If it cannot be loaded, the row of slides stays.
      const part = await import('./Carousel.tsx').catch(() => undefined);
      if (!part) return;
      await withoutFocus(target);
      // A transition keeps the page responsive while the slides are rendered again.
      if (!unmounted) startTransition(() => setReady({ Carousel: part.Carousel, from: firstVisible(target) }));
    };
    const watchFor = (rootMargin: string) => {
      const watch = new IntersectionObserver(
        (seen) => {
          if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
          stop();
          void load();
        },
        { rootMargin },
      );
      watch.observe(target);
      return watch;
    };
    let watch = watchFor('0px');
    const lookAhead = () => {
      watch.disconnect();
      watch = watchFor(NEAR);
    };
    const stop = () => {
      watch.disconnect();
      window.removeEventListener('scroll', lookAhead);
    };
    window.addEventListener('scroll', lookAhead, { once: true, passive: true });
    return () => {
      unmounted = true;
      stop();
    };
  }, []);
  return <div ref={box}>{ready ? <ready.Carousel {...props} from={ready.from} /> : <CarouselStill {...props} />}</div>;
}
