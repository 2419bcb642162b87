/** So many are at work and waiting already that nobody else may wait. Answered with 503. */
export class TooManyWaiting extends Error {
  readonly status = 503;

  constructor() {
    super('Too many are waiting already');
    this.name = 'TooManyWaiting';
  }
}

/** Runs so many at once, the others after them in their order. Rejects with TooManyWaiting when so many wait already. */
export const atMost = (running: number, waiting: number) => {
  let busy = 0;
  const queue: (() => void)[] = [];
  const turn = async (): Promise<void> => {
    if (busy < running) {
      busy += 1;
      return;
    }
    if (queue.length >= waiting) throw new TooManyWaiting();
    await new Promise<void>((go) => queue.push(go));
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn();
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // Its place is the next one's, so that nobody comes between.
      if (next) next();
      else busy -= 1;
    }
  };
};
