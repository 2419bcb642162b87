import { expect } from 'storybook/test';
import { SiteMenu, SiteSections } from '#src/sites/parts/SiteMenu.tsx';
import { siteLinks } from '#src/sites/parts/siteLinks.ts';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({
  component: SiteMenu,
  decorators: inSite,
  args: {
    children: <SiteSections links={siteLinks('/site/asha', 'home')} />,
  },
});

export const Wide = meta.story({ globals: { viewport: { value: 'desktop' } } });
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'About' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('link', { name: 'About' })).toBeVisible();
  },
});
