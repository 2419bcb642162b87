import { expect } from 'storybook/test';
import { sampleCities } from '#src/features/showcase/samples/cities.ts';
import { CityGrid } from '#src/screens/public/landing/CityGrid.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: CityGrid });

/** Twelve cities at first; each click adds twelve and focuses the first of them. */
export const ViewMore = meta.story({
  tags: ['behaviour'],
  args: { cities: [] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(canvas.getByRole('button', { name: 'View More Cities' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24);
    await expect(canvas.getByRole('link', { name: /Kochi/ })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'View More Cities' })).toBeNull();
  },
});

export const Given = meta.story({
  args: { cities: sampleCities.slice(3, 5) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(2),
});
