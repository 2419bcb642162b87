import { expect } from 'storybook/test';
import { sampleSellers } from '#src/features/showcase/samples/people.ts';
import { SellersSection } from '#src/screens/public/home/SellersSection.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SellersSection });

/** No list from outside, or an empty one: the samples stand. */
export const Samples = meta.story({
  args: { sellers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Recommended sellers' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Recommended sellers' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
});

/** A list from outside takes their place. */
export const Given = meta.story({
  args: { sellers: sampleSellers.slice(0, 2) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('article')).toHaveLength(2),
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
