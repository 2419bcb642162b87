import { spyOn } from 'storybook/test';

let [ahead, held]: [number, number | undefined] = [0, undefined];

/** Gives the story its own clock for `performance.now`; Storybook restores the real one before the next story. */
export const startFakeClock = (): void => {
  [ahead, held] = [0, undefined];
  const now = performance.now.bind(performance);
  spyOn(performance, 'now').mockImplementation(() => held ?? now() + ahead);
};

/** Moves the story's clock ahead. */
export const advanceClock = (ms: number): void => {
  ahead += ms;
};

/** Stops the story's clock during the presses. */
export const withClockStopped = (presses: () => Promise<void>): Promise<void> => {
  held = performance.now();
  return presses().finally(() => {
    held = undefined;
  });
};
