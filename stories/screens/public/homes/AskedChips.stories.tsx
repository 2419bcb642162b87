import { expect } from 'storybook/test';
import { buildHomesFound } from '#contract/fixtures/homes.ts';
import { AskedChips } from '#src/screens/public/homes/AskedChips.tsx';
import { searchQuery, searchView } from '#stories/mocks/searchView.ts';
import preview from '#storybook/preview.tsx';

const textOnly = (text: string) =>
  searchView({ query: searchQuery({ q: text, bedrooms: ['3'] }), found: buildHomesFound([], { text }) });

const meta = preview.meta({ component: AskedChips, args: { view: textOnly('park view') } });

export const Some = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Without 3.BHK/ })).toHaveAttribute('href', '/homes?q=park+view');
  },
});
export const LongWords = meta.story({ tags: ['full'], args: { view: textOnly('bougainvillea'.repeat(12)) } });
