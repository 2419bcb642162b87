import { expect } from 'storybook/test';
import { PlaceScreen } from '#src/screens/public/place/PlaceScreen.tsx';
import { buildPlace } from '#stories/mocks/place.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PlaceScreen, args: { place: buildPlace() } });

export const Locality = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Homes for sale in Vaishali Nagar');
    await expect(canvas.getAllByRole('link', { name: 'See all 227 homes' })[0]).toHaveAttribute(
      'href',
      '/homes?city=Jaipur&locality=Vaishali+Nagar',
    );
    await expect(canvas.getByText(/half of the homes from ₹4,850 to ₹6,480/)).toBeVisible();
  },
});
export const City = meta.story({ args: { place: buildPlace({ locality: null }) } });

/** With too few homes for a median there is no chart. */
export const TwoHomes = meta.story({
  tags: ['behaviour'],
  args: {
    place: buildPlace({
      homes: 2,
      median_rate: null,
      quartiles: null,
      steps: [],
      beside: [],
      kinds: { flat: 2 },
      newest: buildPlace().newest.slice(0, 2),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/median/)).toBeNull();
  },
});
