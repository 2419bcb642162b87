import { expect } from 'storybook/test';
import { paths } from '#contract/paths.ts';
import { HomesPages } from '#src/sites/parts/HomesPages.tsx';
import { noFilter } from '#src/sites/parts/homesFilter.ts';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({ component: HomesPages, decorators: inSite });
const partsAt = (page: number, pages = 3) => ({
  page,
  pages,
  total: pages * 100,
  href: (other: number) => paths.sitePart('/site/asha', other),
});

export const Middle = meta.story({
  args: { parts: partsAt(2), filter: { ...noFilter, type: 'villa' } },
  play: async ({ canvas }) => {
    const to = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(to('Newer homes')).toBe('/site/asha?type=villa#listings');
    await expect(to('Older homes')).toBe('/site/asha?page=3&type=villa#listings');
  },
});
export const First = meta.story({ args: { parts: partsAt(1), filter: noFilter } });
export const Last = meta.story({ args: { parts: partsAt(3), filter: noFilter } });
