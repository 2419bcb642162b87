import { expect } from 'storybook/test';
import { AboutMission } from '#src/screens/public/about/AboutMission.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: AboutMission });

export const Whole = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 3, name: 'What we offer' })).toBeVisible(),
});
