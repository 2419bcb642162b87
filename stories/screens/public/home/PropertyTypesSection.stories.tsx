import { expect } from 'storybook/test';
import { samplePropertyTypes } from '#src/features/showcase/samples/homes.ts';
import { PropertyTypesSection } from '#src/screens/public/home/PropertyTypesSection.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PropertyTypesSection });

/** No list from outside, or an empty one: the samples stand. */
export const Samples = meta.story({
  args: { types: [] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Apartments, Villas and more in Jaipur' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
});

/** A list from outside takes their place. */
export const Given = meta.story({
  args: { types: samplePropertyTypes.slice(0, 2) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('article')).toHaveLength(2),
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
