import { expect } from 'storybook/test';
import { SellBanner } from '#src/screens/public/front-page/SellBanner.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SellBanner });

/** Leads a visitor to the sign-in, with Agent chosen. */
export const Visitor = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Have a property to sell' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sell your property' })).toHaveAttribute('href', '/broker/login');
  },
});

/** A signed-in broker goes straight to the form. */
export const Broker = meta.story({
  parameters: { session: signedIn('broker') },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Sell your property' })).toHaveAttribute('href', '/broker/properties/new'),
});
