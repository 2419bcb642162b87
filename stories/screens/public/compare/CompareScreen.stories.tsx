import { expect } from 'storybook/test';
import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { CompareScreen } from '#src/screens/public/compare/CompareScreen.tsx';
import preview from '#storybook/preview.tsx';

const home = buildHomeDetail();
const others = [
  buildHomeDetail({
    id: 2,
    title: 'Gulmohar Enclave',
    expected_price: 7_200_000,
    price_per_sqft: 5217,
    built_up_area: 1380,
  }),
  buildHomeDetail({ id: 3, title: 'Kesar Residency', photo: null, amenities: ['Lift'], rera_checked: null }),
  buildHomeDetail({ id: 4, title: 'Rajwada Terraces', built_up_area: 1475, prices: [] }),
];
const meta = preview.meta({ component: CompareScreen, args: { homes: [home, ...others], missing: 0 } });

export const Four = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Four homes, side by side');
    await expect(canvas.getByRole('link', { name: 'Take off Gulmohar Enclave' })).toHaveAttribute(
      'href',
      '/compare?ids=1,3,4',
    );
    await expect(canvas.getByRole('cell', { name: /₹72.Lac.*lowest/ })).toBeVisible();
    const alike = canvas.getByRole('rowheader', { name: 'Facing' });
    await userEvent.click(canvas.getByLabelText('Only what differs'));
    await expect(alike).not.toBeVisible();
  },
});
export const TwoAndOneGone = meta.story({
  args: { homes: [home, ...others.slice(0, 1)], missing: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^One of the homes is not for sale any more/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add a home' })).toBeVisible();
  },
});
export const None = meta.story({ args: { homes: [] } });
