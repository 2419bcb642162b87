import { sampleProjects } from '#src/features/showcase/samples/homes.ts';
import { ProjectsSection } from '#src/screens/public/front-page/ProjectsSection.tsx';
import { showsSamples, showsTwo } from '#stories/samples/homeSection.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: ProjectsSection });

/** Without a given list, or with an empty one, samples show. */
export const Samples = meta.story({
  args: { projects: [] },
  play: showsSamples('High-demand projects', 8),
});

/** A given list replaces the samples. */
export const Given = meta.story({ args: { projects: sampleProjects.slice(0, 2) }, play: showsTwo });
