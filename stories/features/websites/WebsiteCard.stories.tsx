import { expect, fn } from 'storybook/test';
import { WebsiteCard } from '#src/features/websites/WebsiteCard.tsx';
import { someSites } from '#stories/mocks/managedSites.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const [pointsElsewhere, , , withoutDomain, unpublished] = someSites();

const meta = preview.meta({
  component: WebsiteCard,
  args: { site: pointsElsewhere, onStep: fn(), onUnpublish: fn(), onRelease: fn() },
  decorators: [inBox({ maxWidth: 360, p: '16px' })],
});

export const PointsElsewhere = meta.story({
  play: async ({ canvas }) => expect(canvas.getByText('Points elsewhere')).toBeVisible(),
});

export const WithoutDomain = meta.story({ args: { site: withoutDomain } });

/** The reason is shown beside the state. */
export const Unpublished = meta.story({
  args: { site: unpublished },
  play: async ({ canvas }) => expect(canvas.getByText(/^Two homes/)).toBeVisible(),
});
