import { expect, fireEvent, waitFor } from 'storybook/test';
import { alternateCityPicture, sampleCities } from '#src/features/showcase/samples/cities.ts';
import { CityCard } from '#src/screens/public/landing/CityCard.tsx';
import { brokenPicture } from '#stories/samples/gallery.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const city = sampleCities.find(({ slug }) => slug === 'visakhapatnam');
if (!city) throw new Error('There is no such city');

const meta = preview.meta({
  component: CityCard,
  args: { city },
  decorators: [inBox({ maxWidth: 288, m: 2 })],
});

export const Whole = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('112 listings')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/landing?q=Visakhapatnam');
  },
});

/** The link keeps `?for=`. */
export const ForTenants = meta.story({
  parameters: { router: { path: '/landing', at: '/landing?for=tenants' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link')).toHaveAttribute('href', '/landing?for=tenants&q=Visakhapatnam'),
});

/** If the picture and the alternate one fail, a placeholder with the city's name stays. */
export const PicturesFail = meta.story({
  args: { city: { ...city, image: brokenPicture } },
  play: async ({ canvas }) => {
    const image = canvas.getByAltText('');
    await fireEvent.error(image);
    await waitFor(() => expect(image).toHaveAttribute('src', alternateCityPicture));
    await fireEvent.error(image);
    await waitFor(() => expect(decodeURIComponent(image.getAttribute('src') ?? '')).toContain('Visakhapatnam'));
    const kept = image.getAttribute('src');
    await fireEvent.error(image);
    await expect(image).toHaveAttribute('src', kept);
  },
});
