import { FigureLegend } from '#src/screens/operator/reports/FigureLegend.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: FigureLegend,
  args: {
    items: [
      { label: 'This period', look: 'line' as const },
      { label: '30 days before', look: 'before' as const },
      { label: 'Posted 214', look: 'bar' as const },
      { label: 'Sold 61', look: 'other' as const },
      { label: '30 days before, of each', look: 'tick' as const },
    ],
  },
  decorators: [inBox({ p: 2, bgcolor: 'roles.paper' })],
});

export const All = meta.story();
