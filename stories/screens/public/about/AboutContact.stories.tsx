import { expect } from 'storybook/test';
import { AboutContact } from '#src/screens/public/about/AboutContact.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: AboutContact });

export const Whole = meta.story({
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', 'mailto:namaste@nivaas.example'),
});
