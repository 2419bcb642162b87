import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { AboutContact } from '../../../../src/screens/public/about/AboutContact';

const meta = preview.meta({ component: AboutContact });

export const Whole = meta.story({
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', 'mailto:namaste@nivaas.example'),
});
