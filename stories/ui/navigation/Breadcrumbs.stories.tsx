import { expect } from 'storybook/test';
import { Breadcrumbs } from '#src/ui/navigation/Breadcrumbs.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: Breadcrumbs, parameters: { layout: 'padded' } });

export const Whole = meta.story({
  args: {
    above: [
      { label: 'Homes', to: '/homes' },
      { label: 'Jaipur', to: '/homes/in/jaipur' },
    ],
    here: 'Neem Court',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Jaipur' })).toHaveAttribute('href', '/homes/in/jaipur');
    await expect(canvas.getByText('Neem Court')).toHaveAttribute('aria-current', 'page');
  },
});
