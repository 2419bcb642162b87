import { expect } from 'storybook/test';
import { buildHomesFound } from '#contract/fixtures/homes.ts';
import { FoundHomes } from '#src/screens/public/homes/FoundHomes.tsx';
import { someHomes } from '#stories/mocks/homes.ts';
import { searchQuery } from '#stories/mocks/searchView.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: FoundHomes,
  args: { found: buildHomesFound(someHomes(6)), query: searchQuery() },
});

export const Six = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByText('13% below the local median')).toBeVisible();
  },
});
