import { ImageRefused } from './imageRefused';

/**
 * Lets at most `atOnce` jobs run and `waiting` wait, so that a flood of uploads costs bounded memory and slows nobody else.
 * One more is refused with 503.
 */
export const limit = (atOnce: number, waiting: number) => {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new ImageRefused(503, 'Too many pictures at once. Please try again shortly.');
      await new Promise<void>((go) => queue.push(go));
    } else running += 1;
    try {
      return await job();
    } finally {
      // The place is handed on without being given back, so that no newcomer slips in between.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
