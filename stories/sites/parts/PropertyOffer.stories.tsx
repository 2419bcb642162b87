import { expect, waitFor } from 'storybook/test';
import { PropertyOffer } from '#src/sites/parts/PropertyOffer.tsx';
import { propertyOf } from '#stories/mocks/siteKinds.ts';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({
  component: PropertyOffer,
  decorators: inSite,
  // On phones the ways to contact the broker are in the bar.
  globals: { viewport: { value: 'desktop' } },
});
const { site, property } = propertyOf('modern', 'full');
const sparse = propertyOf('modern', 'sparse');
const hostile = propertyOf('modern', 'hostile');

export const Priced = meta.story({
  args: { broker: site.broker, property },
  play: async ({ canvas }) => {
    await canvas.findByText('₹98,50,000');
    await canvas.findByText('Ninety Eight Lakh Fifty Thousand Rupees');
    await expect(canvas.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+915550120010');
    // The message gets the page’s URL after hydration.
    const whatsApp = canvas.getByRole('link', { name: 'WhatsApp' });
    await waitFor(() => expect(whatsApp.getAttribute('href')).toContain(encodeURIComponent(window.location.origin)));
    await expect(whatsApp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/915550120010\?text=Hello%20Asha/);
  },
});
export const Bare = meta.story({
  args: { broker: sparse.site.broker, property: sparse.property },
  play: async ({ canvas }) => {
    await canvas.findByText('Price on request');
    await expect(canvas.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Call/ })).toBeNull();
  },
});
export const Hostile = meta.story({
  args: { broker: hostile.site.broker, property: hostile.property },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  },
});
