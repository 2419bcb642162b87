import { expect } from 'storybook/test';
import { AccountNav } from '#src/screens/account/AccountNav.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: AccountNav, decorators: [inBox({ px: '16px', maxWidth: 240 })] });

/** A list of places in a wide window. */
export const Wide = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(['Saved', 'Searches', 'Enquiries', 'Profile']);
    await expect(links[0]).toHaveAttribute('aria-current', 'location');
  },
});
