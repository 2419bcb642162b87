import { expect } from 'storybook/test';
import { sampleProjects } from '#src/features/showcase/samples/homes.ts';
import { ProjectsSection } from '#src/screens/public/home/ProjectsSection.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: ProjectsSection });

/** No list from outside, or an empty one: the samples stand. */
export const Samples = meta.story({
  args: { projects: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'High-demand projects' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
  },
});

/** A list from outside takes their place. */
export const Given = meta.story({
  args: { projects: sampleProjects.slice(0, 2) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('article')).toHaveLength(2),
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
