import { expect, waitFor } from 'storybook/test';
import { getHealth } from '#contract/health.ts';
import { HealthCard } from '#src/screens/operator/dashboard/HealthCard.tsx';
import { failed, mock } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: HealthCard,
  decorators: [inBox({ p: 2, maxWidth: 432 })],
  parameters: framed(520),
});

/** An almost full disk also shows a text. */
export const AlmostFull = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getHealth, () => ({
        data: { serverUptimePct: 99.2, dbPerformancePct: 91, apiResponseMs: 640, storageUsagePct: 96.4 },
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Needs a look')).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'API Response Time' })).toHaveAttribute('aria-valuenow', '100');
  },
});

const ticks: (() => void)[] = [];
let asked = 0;

/** Replaces the 30-second interval with ticks that the story triggers. */
const holdClock = () => {
  ticks.length = 0;
  const plain = window.setInterval;
  window.setInterval = Object.assign((tick: () => void, ms?: number) => {
    if (ms !== 30_000) return plain(tick, ms);
    ticks.push(tick);
    return 0;
  }, plain);
  return () => {
    window.setInterval = plain;
  };
};
const tick = () => ticks.at(-1)?.();

/** Refetched every 30 seconds, but not while the page is hidden. */
export const AskedAgain = meta.story({
  beforeEach: ({ msw }) => {
    asked = 0;
    msw.use(
      mock(getHealth, () => {
        asked += 1;
        return {
          data: { serverUptimePct: 99.9, dbPerformancePct: 99, apiResponseMs: 10 * asked, storageUsagePct: 40 },
        };
      }),
    );
    const letGo = holdClock();
    return () => {
      letGo();
      Reflect.deleteProperty(document, 'visibilityState');
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByText('10ms');
    tick();
    await canvas.findByText('20ms');
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    tick();
    Reflect.deleteProperty(document, 'visibilityState');
    tick();
    // The hidden tick was skipped: this is the third response.
    await canvas.findByText('30ms');
  },
});

const well = () => ({
  data: { serverUptimePct: 99.9, dbPerformancePct: 99, apiResponseMs: 12, storageUsagePct: 40 },
});

/** After a failure the "normal" mark is removed, and the last values stay. */
export const NoLongerAnswers = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(mock(getHealth, well));
    return holdClock();
  },
  play: async ({ canvas, msw }) => {
    await canvas.findByText('All systems normal');
    msw.use(failed(getHealth, 503));
    tick();
    await waitFor(() => expect(canvas.queryByText('All systems normal')).toBeNull());
    await expect(canvas.getByText('12ms')).toBeVisible();
    msw.use(mock(getHealth, well));
    tick();
    await canvas.findByText('All systems normal');
  },
});
