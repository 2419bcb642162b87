import { expect } from 'storybook/test';
import { AboutLeadership } from '#src/screens/public/about/AboutLeadership.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: AboutLeadership });

export const Whole = meta.story({
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(4),
});
