import { expect } from 'storybook/test';
import { SavedHomeList } from '#src/screens/account/SavedHomeList.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { seekerCalls, someSavedHomes } from '#stories/mocks/seeker.ts';
import { framed } from '#storybook/framed.ts';
import { inMain } from '#storybook/inMain.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SavedHomeList,
  args: { homes: someSavedHomes() },
  decorators: [inMain],
  parameters: { ...framed(900), session: signedIn('user') },
  beforeEach: ({ msw }) => msw.use(...seekerCalls()),
});

/** Three or more homes a row, and the comparison bar. */
export const Wide = meta.story({
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => localStorage.setItem('nivaas.comparedHomes', '1'),
  play: async ({ canvas }) => {
    const [first, , third] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().top);
    await expect(first).toBe(third);
    await expect(canvas.getByRole('region', { name: 'Homes to compare' })).toBeVisible();
  },
});

/** No more homes than a phone shows, so there is no button for more. */
export const Three = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { homes: someSavedHomes().slice(0, 3) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: /^Show all/ })).toBeNull(),
});
