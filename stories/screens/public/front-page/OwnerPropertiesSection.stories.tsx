import { expect } from 'storybook/test';
import { sampleOwnerProperties } from '#src/features/showcase/samples/homes.ts';
import { OwnerPropertiesSection } from '#src/screens/public/front-page/OwnerPropertiesSection.tsx';
import { showsSamples, showsTwo } from '#stories/samples/homeSection.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: OwnerPropertiesSection });

/** Without a given list, or with an empty one, samples show. */
export const Samples = meta.story({
  args: { properties: [] },
  play: async (context) => {
    await showsSamples('Popular Owner Properties', 6)(context);
    await expect(context.canvas.getByRole('link', { name: 'See all Properties' })).toHaveAttribute('href', '/homes');
  },
});

/** A given list replaces the samples. */
export const Given = meta.story({ args: { properties: sampleOwnerProperties.slice(0, 2) }, play: showsTwo });
