import { expect } from 'storybook/test';
import { buildStandings } from '#contract/fixtures/quotas.ts';
import { ApprovalNotice } from '#src/features/quotas/ApprovalNotice.tsx';
import { quotaCalls } from '#stories/mocks/quotas.ts';
import { framed } from '#storybook/framed.ts';
import { inMain } from '#storybook/inMain.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: ApprovalNotice, decorators: [inMain], parameters: framed(240) });

/** The notice shows even if the operator has set a limit for this broker. */
export const Awaited = meta.story({
  beforeEach: ({ msw }) => msw.use(...quotaCalls(buildStandings({}, 'approval', { properties: 40 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent('visitors see them once your account is approved');
  },
});
