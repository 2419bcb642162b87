import { expect } from 'storybook/test';
import { sampleProjects } from '#src/features/showcase/samples/homes.ts';
import { ProjectCard } from '#src/screens/public/front-page/ProjectCard.tsx';
import { brokenPicture } from '#stories/samples/gallery.ts';
import { failPicture, inCardsPlace } from '#stories/samples/homeCard.ts';
import preview from '#storybook/preview.tsx';

const [first] = sampleProjects;
if (!first) throw new Error('There are no samples');

const meta = preview.meta({
  component: ProjectCard,
  args: { project: first, section: 'projects' },
  decorators: [inCardsPlace],
});

export const Whole = meta.story({
  play: async ({ canvas }) => {
    for (const words of [
      '₹1.15 – 2.40 Cr',
      '2, 3, 4 BHK Apartments',
      'Aravali Heights',
      'by Mor Habitat',
      'Jagatpura, Jaipur',
    ])
      await expect(canvas.getByText(words)).toBeVisible();
  },
});

/** If the picture fails, a placeholder with the title or its first letter stays. */
export const PictureFails = meta.story({
  args: { project: { ...first, image: brokenPicture } },
  play: failPicture,
});
