import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import type { Carousel } from './Carousel';
import { CarouselStill } from './CarouselStill';

type CarouselProps = ComponentProps<typeof Carousel>;

/** A window and a half ahead: by the time it is seen it is ready. */
const NEAR = '600px 0px';

/** A carousel whose code comes when it is near; until then, and without scripts, its slides stand still and can be scrolled. */
export function LazyCarousel(props: CarouselProps) {
  const box = useRef<HTMLDivElement>(null);
  const [Ready, setReady] = useState<ComponentType<CarouselProps>>();
  useEffect(() => {
    const target = box.current;
    if (!target) return;
    let gone = false;
    const fetchIt = async () => {
      // Nobody loses anything when it cannot be fetched: the slides are there.
      const part = await import('./Carousel').catch(() => undefined);
      if (part && !gone) setReady(() => part.Carousel);
    };
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        void fetchIt();
      },
      { rootMargin: NEAR },
    );
    watch.observe(target);
    return () => {
      gone = true;
      watch.disconnect();
    };
  }, []);
  return <div ref={box}>{Ready ? <Ready {...props} /> : <CarouselStill {...props} />}</div>;
}
