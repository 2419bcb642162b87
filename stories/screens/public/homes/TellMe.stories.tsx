import { expect, fn, screen } from 'storybook/test';
import { buildHomesFound } from '#contract/fixtures/homes.ts';
import { buildSavedSearch } from '#contract/fixtures/seeker.ts';
import { changeSavedSearch, listSavedSearches, type SavedSearch, saveSearch } from '#contract/seeker.ts';
import { noteSearchRefused } from '#src/features/seeker/wantedSearch.ts';
import { TellMe } from '#src/screens/public/homes/TellMe.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, mock } from '#stories/mocks/mock.ts';
import { searchQuery } from '#stories/mocks/searchView.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const query = searchQuery({ bedrooms: ['3'], locality: 'Vaishali Nagar', page: 2 });
const meta = preview.meta({
  component: TellMe,
  parameters: framed(420),
  args: { query, meta: buildHomesFound([]).meta, open: fn() },
});

const FULL = 'You can save 20 searches. Please remove one first.';

const listed = (...data: SavedSearch[]) => mock(listSavedSearches, () => ({ data }));

const press = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByRole('button', { name: 'Save this search' }));

/** Without an account the browser keeps the search, and the login leads back to it. */
export const SignedOut = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'At once' }));
    await press(userEvent);
    await expect(args.open).toHaveBeenCalledWith(
      `/auth?next=${encodeURIComponent('/homes?locality=Vaishali+Nagar&bedrooms=3')}`,
    );
    await expect(JSON.parse(localStorage.getItem('nivaas.wantedSearch') ?? '{}')).toMatchObject({
      name: '3 BHK homes in Vaishali Nagar',
      query: 'locality=Vaishali+Nagar&bedrooms=3',
      alert: 'at_once',
    });
  },
});

export const Saved = meta.story({
  parameters: { session: signedIn('user') },
  beforeEach: ({ msw }) => {
    msw.use(
      mock(saveSearch, ({ body }) => ({ data: buildSavedSearch({ name: String(body.name) }) })),
      listed(),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent);
    await expect(await canvas.findByText(/^Saved: 3 BHK homes in Vaishali Nagar/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'your account' })).toHaveAttribute('href', '/account#searches');
  },
});

/** A search that the account already has is not saved twice: only its alert changes. */
export const SavedBefore = meta.story({
  tags: ['behaviour'],
  parameters: { session: signedIn('user') },
  beforeEach: ({ msw }) => {
    const known = buildSavedSearch({ query: 'locality=Vaishali+Nagar&bedrooms=3', alert: 'off' });
    const change = mock(changeSavedSearch, ({ body }) => ({ data: { ...known, ...body } }));
    msw.use(failed(saveSearch, 500), change, listed(known));
  },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent);
    await expect(await canvas.findByText(/^Saved: /)).toBeVisible();
  },
});

/** A search that was kept until the visitor signed in, and exceeds the limit. */
export const RefusedAfterLogin = meta.story({
  tags: ['behaviour'],
  parameters: { session: signedIn('user') },
  beforeEach: () => noteSearchRefused('locality=Vaishali+Nagar&bedrooms=3', FULL),
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent(FULL),
});

/** The saved search's name includes the text that is searched for. */
export const OfWords = meta.story({
  tags: ['behaviour'],
  args: { query: searchQuery({ q: 'park view' }), meta: { ...buildHomesFound([]).meta, text: 'park view' } },
  play: async ({ userEvent }) => {
    await press(userEvent);
    const { name } = JSON.parse(localStorage.getItem('nivaas.wantedSearch') ?? '{}');
    await expect(name).toBe('Homes for sale: “park view”');
  },
});

/** The search exceeds the limit. */
export const Refused = meta.story({
  parameters: { session: signedIn('user') },
  beforeEach: ({ msw }) => {
    msw.use(failed(saveSearch, 409, { message: FULL }), listed());
  },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You can save 20 searches.');
    await expect(canvas.getByRole('button', { name: 'Save this search' })).toBeEnabled();
  },
});
