import { expect } from 'storybook/test';
import { sampleOwnerProperties } from '#src/features/showcase/samples/homes.ts';
import { OwnerPropertiesSection } from '#src/screens/public/home/OwnerPropertiesSection.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: OwnerPropertiesSection });

/** No list from outside, or an empty one: the samples stand. */
export const Samples = meta.story({
  args: { properties: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Popular Owner Properties' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'See all Properties' })).toHaveAttribute('href', '/landing');
  },
});

/** A list from outside takes their place. */
export const Given = meta.story({
  args: { properties: sampleOwnerProperties.slice(0, 2) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('article')).toHaveLength(2),
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
