import { ReportFigures } from '#src/screens/superadmin/reports/ReportFigures.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { reportCalls } from '#stories/mocks/reports.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ReportFigures,
  args: { days: { from: '2026-10-25', to: '2026-11-23' } },
  parameters: { ...framed(200), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...reportCalls()),
  decorators: [inBox({ p: 2 })],
});

export const Compared = meta.story();
