import { PricesCard } from '#src/screens/operator/reports/PricesCard.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { figureCalls } from '#stories/mocks/figures.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PricesCard,
  args: { days: { from: '2026-10-25', to: '2026-11-23' } },
  parameters: { ...framed(420), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...figureCalls()),
  decorators: [inBox({ p: 2 })],
});

export const Places = meta.story();
