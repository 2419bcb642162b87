import { expect } from 'storybook/test';
import { AboutScreen } from '#src/screens/public/about/AboutScreen.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: AboutScreen });

/** The sections are in the specification's order. */
export const Whole = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('We simplify real estate for everyone');
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      'Our mission',
      'Our values',
      'Trusted partners',
      'Our journey',
      'Leadership',
      'Questions people ask',
      'Something left to ask?',
    ]);
  },
});
