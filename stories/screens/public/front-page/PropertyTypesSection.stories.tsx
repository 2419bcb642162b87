import { samplePropertyTypes } from '#src/features/showcase/samples/homes.ts';
import { PropertyTypesSection } from '#src/screens/public/front-page/PropertyTypesSection.tsx';
import { showsSamples, showsTwo } from '#stories/samples/homeSection.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PropertyTypesSection });

/** Without a given list, or with an empty one, samples show. */
export const Samples = meta.story({
  args: { types: [] },
  play: showsSamples('Apartments, Villas and more in Jaipur', 4),
});

/** A given list replaces the samples. */
export const Given = meta.story({ args: { types: samplePropertyTypes.slice(0, 2) }, play: showsTwo });
