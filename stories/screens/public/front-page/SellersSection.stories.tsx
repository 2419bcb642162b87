import { sampleSellers } from '#src/features/showcase/samples/people.ts';
import { SellersSection } from '#src/screens/public/front-page/SellersSection.tsx';
import { showsSamples, showsTwo } from '#stories/samples/homeSection.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SellersSection });

/** Without a given list, or with an empty one, samples show. */
export const Samples = meta.story({
  args: { sellers: [] },
  play: showsSamples('Recommended sellers', 6),
});

/** A given list replaces the samples. */
export const Given = meta.story({ args: { sellers: sampleSellers.slice(0, 2) }, play: showsTwo });
