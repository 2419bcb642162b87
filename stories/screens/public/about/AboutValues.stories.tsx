import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { AboutValues } from '../../../../src/screens/public/about/AboutValues';

const meta = preview.meta({ component: AboutValues });

export const Whole = meta.story({
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(4),
});
