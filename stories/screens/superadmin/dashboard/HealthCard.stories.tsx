import { expect } from 'storybook/test';
import { inBox } from '../../../../.storybook/inBox';
import preview from '../../../../.storybook/preview';
import { getHealth } from '../../../../contract/health';
import { HealthCard } from '../../../../src/screens/superadmin/dashboard/HealthCard';
import { mock } from '../../../mocks/mock';

const meta = preview.meta({
  component: HealthCard,
  decorators: [inBox({ p: 2, maxWidth: 432 })],
});

/** A disk that fills up is said in words, too. */
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

/** Asked for anew every 30 seconds, but not while nobody looks. */
export const AskedAgain = meta.story({
  beforeEach: ({ msw }) => {
    asked = 0;
    ticks.length = 0;
    msw.use(
      mock(getHealth, () => {
        asked += 1;
        return {
          data: { serverUptimePct: 99.9, dbPerformancePct: 99, apiResponseMs: 10 * asked, storageUsagePct: 40 },
        };
      }),
    );
    const plain = window.setInterval;
    // The story's clock: what is to happen every 30 seconds happens when the story says so.
    window.setInterval = Object.assign((tick: () => void, ms?: number) => {
      if (ms !== 30_000) return plain(tick, ms);
      ticks.push(tick);
      return 0;
    }, plain);
    return () => {
      window.setInterval = plain;
      Reflect.deleteProperty(document, 'visibilityState');
    };
  },
  play: async ({ canvas }) => {
    const tick = () => ticks.at(-1)?.();
    await canvas.findByText('10ms');
    tick();
    await canvas.findByText('20ms');
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    tick();
    Reflect.deleteProperty(document, 'visibilityState');
    tick();
    // The one before was passed over: this is the third answer.
    await canvas.findByText('30ms');
  },
});
