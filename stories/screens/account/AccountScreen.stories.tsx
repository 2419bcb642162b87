import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { whoami } from '#contract/auth.ts';
import { buildEnquiry, buildSavedHome, buildSavedSearch } from '#contract/fixtures/seeker.ts';
import { getSeekerAlerts, listOwnEnquiries, listSavedHomes, listSavedSearches } from '#contract/seeker.ts';
import { AccountScreen } from '#src/screens/account/AccountScreen.tsx';
import { accountCalls } from '#stories/mocks/account.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { OWN_PASSWORD, seekerCalls, someSavedHomes, someSavedSearches } from '#stories/mocks/seeker.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: AccountScreen,
  args: { leave: fn() },
  parameters: { ...framed(900), session: signedIn('user'), router: { path: '/account', at: '/account' } },
  decorators: [inBox({ pb: '64px' }, 'main')],
  beforeEach: ({ msw }) => msw.use(...accountCalls(), ...seekerCalls()),
});

const lists = [listSavedHomes, listSavedSearches, listOwnEnquiries, getSeekerAlerts];

/** Beside the navigation: saved homes, searches, enquiries and the profile, and a sentence on what is new. */
export const Wide = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Namaste, Ravi');
    await expect(await canvas.findByText('1 saved home is cheaper and 2 searches found new homes.')).toBeVisible();
    const headings = () => canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    // A section appears once those above it have loaded.
    await waitFor(() =>
      expect(headings()).toEqual([
        'Saved homes',
        'Saved searches',
        'My enquiries',
        'Profile',
        'About you',
        'Password and sessions',
      ]),
    );
    const saved = within(canvas.getByRole('region', { name: 'Saved homes' }));
    await expect(saved.getAllByRole('article')).toHaveLength(4);
    await expect(saved.queryByRole('button', { name: 'Show all 4' })).toBeNull();
    await expect(await canvas.findByText('Chrome on Windows (this session)')).toBeVisible();
  },
});

/** A phone shows three homes, and the others on demand; the tabs link to the sections. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Account' }));
    await waitFor(() => expect(tabs.getByRole('link', { name: 'Saved' })).toHaveAttribute('aria-current', 'location'));
    const more = await canvas.findByRole('button', { name: 'Show all 4' });
    await expect(canvas.getAllByRole('link', { name: /Corner plot|Plot|Residential land/ })).toHaveLength(1);
    await userEvent.click(more);
    await expect(canvas.getByRole('link', { name: 'Corner plot, JDA approved' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Show all 4' })).toBeNull();
    await expect(tabs.getByRole('link', { name: 'Enquiries' })).toHaveAttribute('href', '#enquiries');
    await expect(tabs.getByRole('link', { name: 'Enquiries' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(
      48,
    );
  },
});

/** A home is removed at once, which can be undone; the focus moves to the next home. */
export const HomeRemoved = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => localStorage.setItem('nivaas.savedHomes', '1,2'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Neem Court' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Neem Court' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'The Kesar Villas' })).toHaveFocus());
    await expect(localStorage.getItem('nivaas.savedHomes')).toBe('2');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Remove Neem Court' })).toBeVisible();
  },
});

/** After the last home is removed, the focus is on its section, which says what to do. */
export const LastHomeRemoved = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...seekerCalls({ homes: someSavedHomes().slice(2, 3) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Kesar Residency' }));
    await expect(await canvas.findByText('No saved homes yet')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Saved homes' })).toHaveFocus());
    await expect(await screen.findByText('Removed: Kesar Residency')).toBeVisible();
    // The home is no longer for sale, but Undo restores it.
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Remove Kesar Residency' })).toBeVisible();
  },
});

/** Ticking two homes shows a link to their comparison. */
export const Compared = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Compare Neem Court' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare The Kesar Villas' }));
    await expect(canvas.getByRole('link', { name: 'Compare 2' })).toHaveAttribute('href', '/compare?ids=1,2');
  },
});

/** Nothing yet: each section says what to do. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...seekerCalls({ homes: [], searches: [], enquiries: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing new since you last looked.')).toBeVisible();
    await expect(await canvas.findByText('No saved homes yet')).toBeVisible();
    await expect(await canvas.findByText('No saved searches yet')).toBeVisible();
    await expect(await canvas.findByText('No enquiries yet')).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'Search homes' }))
      await expect(link).toHaveAttribute('href', '/homes');
  },
});

/** A section appears only once those above it have loaded, so that nothing moves. */
export const Loading = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...lists.map(loading)),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Saved homes');
  },
});

/** A section that fails does not affect the others, and can be loaded again. */
export const Failed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...lists.map((list) => failed(list))),
  play: async ({ canvas, msw, userEvent }) => {
    const saved = within(canvas.getByRole('region', { name: 'Saved homes' }));
    await expect(await saved.findByText('The saved homes could not be loaded')).toBeVisible();
    await expect(await canvas.findByText('The saved searches could not be loaded')).toBeVisible();
    await expect(await canvas.findByText('Your enquiries could not be loaded')).toBeVisible();
    await expect(await canvas.findByText('Notification settings could not be loaded')).toBeVisible();
    msw.use(mock(listSavedHomes, () => ({ data: someSavedHomes() })));
    await userEvent.click(saved.getByRole('button', { name: 'Try again' }));
    await expect(await saved.findByText('Neem Court')).toBeVisible();
  },
});

const long = 'Venkatanarasimharajuvaripeta Residency and Country Club, Phase II';

/** Long names of homes, searches, brokers and the person. */
export const LongNames = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { session: { user: { ...signedIn('user').user, name: 'Venkatanarasimharajuvaripeta Subramanian' } } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...seekerCalls({
        homes: [
          buildSavedHome({ title: long, expected_price: 7_849_500, price_when_saved: 7_850_000 }),
          buildSavedHome({ id: 2, title: long, locality: long, state: 'gone' }),
        ],
        searches: [buildSavedSearch({ name: `${long} ${long}`.slice(0, 120), fresh: 1240 })],
        enquiries: [buildEnquiry({ home: { ...buildSavedHome({ title: long }), state: 'gone' } })],
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('₹500 less than when you saved it')).toBeVisible();
    await expect(await canvas.findByText('1,240 new')).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** If the session has no name or e-mail, the page loads the profile. */
export const Nameless = meta.story({
  tags: ['behaviour'],
  parameters: { session: { user: { ...signedIn('user').user, name: '', email: '' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Namaste, Ravi' })).toBeVisible();
  },
});

/** A failed reload shows no message. */
export const NotReloaded = meta.story({
  tags: ['behaviour'],
  parameters: { session: { user: { ...signedIn('user').user, name: '' } } },
  beforeEach: ({ msw }) => msw.use(failed(whoami, 500)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My account');
    await expect(await canvas.findByText('1 saved home is cheaper and 2 searches found new homes.')).toBeVisible();
  },
});

const closing = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
};

/** With the right password the account is deleted: the session ends, and the login opens with a message. */
export const AccountDeleted = meta.story({
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = await closing(userEvent);
    const told = dialog.getByText(/^Your saved homes, searches and alerts are deleted at once\./);
    await waitFor(() => expect(told).toBeVisible());
    await fill(userEvent, dialog.getByLabelText(/^Password/, { selector: 'input' }), OWN_PASSWORD);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/auth?deleted'));
    await expect(localStorage.getItem('nivaas.session.user')).toBeNull();
  },
});

/** After a search is removed, the summary no longer counts its new homes. */
export const SearchRemoved = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(...seekerCalls({ searches: someSavedSearches().slice(0, 1) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove 3 BHK in Vaishali Nagar' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this search?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByText('No saved searches yet')).toBeVisible();
    await expect(await canvas.findByText('1 saved home is cheaper.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Saved searches' })).toHaveFocus());
  },
});
