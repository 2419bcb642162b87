import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { AboutLeadership } from '../../../../src/screens/public/about/AboutLeadership';

const meta = preview.meta({ component: AboutLeadership });

export const Whole = meta.story({
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(4),
});
