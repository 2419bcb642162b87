import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import type { Carousel } from './Carousel.tsx';
import { CarouselStill } from './CarouselStill.tsx';

type CarouselProps = Omit<ComponentProps<typeof Carousel>, 'from'>;

/** How far ahead of who scrolls: by the time it is seen it is ready. Who has not scrolled yet needs only what is in sight. */
const NEAR = '600px 0px';

interface Moved {
  readonly Carousel: ComponentType<ComponentProps<typeof Carousel>>;
  /** The slide that the still row had been scrolled to. */
  readonly from: number;
}

/** The first slide in sight of a row that was scrolled by hand. */
const firstInSight = (box: HTMLElement): number => {
  const row = box.querySelector('.still');
  if (!row || row.scrollLeft < 1) return 0;
  const left = row.getBoundingClientRect().left;
  const slides = Array.from(row.querySelectorAll('.swiper-slide'), (slide) => slide.getBoundingClientRect());
  return Math.max(
    0,
    slides.findIndex((slide) => slide.left + slide.width / 2 >= left),
  );
};

/** Once the focus is nowhere in it: who is at one of its slides stays there. */
const left = (box: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    if (!box.contains(document.activeElement)) return resolve();
    const listen = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && box.contains(relatedTarget)) return;
      box.removeEventListener('focusout', listen);
      resolve();
    };
    box.addEventListener('focusout', listen);
  });

/** A carousel whose code comes when it is near; until then, and without scripts, its slides stand still and can be scrolled. */
export function LazyCarousel(props: CarouselProps) {
  const box = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<Moved>();
  useEffect(() => {
    const target = box.current;
    if (!target) return;
    let gone = false;
    const fetchIt = async () => {
      // Nobody loses anything when it cannot be fetched: the slides are there.
      const part = await import('./Carousel.tsx').catch(() => undefined);
      if (!part) return;
      await left(target);
      if (!gone) setReady({ Carousel: part.Carousel, from: firstInSight(target) });
    };
    const watchFor = (rootMargin: string) => {
      const watch = new IntersectionObserver(
        (seen) => {
          if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
          stop();
          void fetchIt();
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
      gone = true;
      stop();
    };
  }, []);
  return <div ref={box}>{ready ? <ready.Carousel {...props} from={ready.from} /> : <CarouselStill {...props} />}</div>;
}
