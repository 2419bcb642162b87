import { expect, screen, waitFor, within } from 'storybook/test';
import { buildStandings } from '#contract/fixtures/quotas.ts';
import { fullWords } from '#contract/quotas.ts';
import { createBrokerUser, listBrokerUsers } from '#contract/users.ts';
import { UsersScreen } from '#src/screens/broker/users/UsersScreen.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, held, loading, mock } from '#stories/mocks/mock.ts';
import { quotaCalls } from '#stories/mocks/quotas.ts';
import { someUsers, userCalls } from '#stories/mocks/users.ts';
import { expectPlaceholderToFit } from '#storybook/expectPlaceholderToFit.ts';
import { fill, fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const [first] = someUsers;
const meta = preview.meta({
  component: UsersScreen,
  parameters: { ...framed(800), session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(...userCalls()),
  decorators: [inPanel],
});

/** Editing by keyboard: Escape closes the form and keeps its input, and Save updates the list. */
export const Filled = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('button', { name: `Edit ${first?.name}` });
    await userEvent.click(edit);
    const form = within(await screen.findByRole('dialog', { name: 'Edit User' }));
    const name = form.getByRole('textbox', { name: /Name/ });
    await userEvent.clear(name);
    await fill(userEvent, name, 'Renamed User');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(edit);
    const again = within(await screen.findByRole('dialog', { name: 'Edit User' }));
    await expect(again.getByRole('textbox', { name: /Name/ })).toHaveValue('Renamed User');
    await userEvent.click(again.getByRole('button', { name: 'Save' }));
    await screen.findByText('User saved');
    await expect(await canvas.findByText('Renamed User')).toBeVisible();
  },
});

/** In a wide window the users are a table. */
export const Columns = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const heads = (await canvas.findAllByRole('columnheader')).map((head) => head.textContent);
    await expect(heads).toEqual(['ID', 'Name', 'Email', 'Phone', 'Status', 'Actions']);
    await canvas.findByRole('row', { name: new RegExp(first?.name ?? '') });
  },
});

let listed = 0;

/** Edited again before the refetch: the form shows the saved user, not the one from the old list. */
export const EditedTwice = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => {
    listed = 0;
    msw.use(
      mock(listBrokerUsers, async () => {
        listed += 1;
        if (listed > 1) await held();
        return { data: someUsers.slice(0, 2), meta: { total: 2, page: 1, limit: 20 } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Edit ${first?.name}` }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit User' }));
    await userEvent.click(form.getByRole('radio', { name: 'Inactive' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${first?.name}` }));
    const again = within(await screen.findByRole('dialog', { name: 'Edit User' }));
    await expect(again.getByRole('radio', { name: 'Inactive' })).toBeChecked();
  },
});

export const Added = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+ Add User' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add User' }));
    await fillIn(userEvent, form, { Name: 'Harpreet', Email: 'h@mail.example', Password: 'Namaste#2026home' });
    await userEvent.keyboard('{Enter}');
    await screen.findByText('User added');
    await expect(await canvas.findByText('Harpreet')).toBeVisible();
  },
});

const full = buildStandings({ users: 20 }, 'approval');

/** The message about the full quota shows before the form is filled in and again on submit; the input stays. */
export const Full = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...quotaCalls(full), failed(createBrokerUser, 409, { message: fullWords('users', full.users) })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(fullWords('users', full.users));
    await userEvent.click(canvas.getByRole('button', { name: '+ Add User' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add User' }));
    await fillIn(userEvent, form, { Name: 'Harpreet', Email: 'h@mail.example', Password: 'Namaste#2026home' });
    await userEvent.keyboard('{Enter}');
    await form.findByText(new RegExp(fullWords('users', full.users)));
    await expect(form.getByRole('textbox', { name: /Name/ })).toHaveValue('Harpreet');
  },
});

export const Searched = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(first?.name ?? '');
    await fill(userEvent, canvas.getByRole('textbox', { name: 'Search users' }), 'nobody like it');
    await canvas.findByText('No users found');
    const [, inTheTable] = canvas.getAllByRole('button', { name: 'Clear search' });
    if (inTheTable) await userEvent.click(inTheTable);
    await expect(await canvas.findByText(first?.name ?? '', {})).toBeVisible();
  },
});

export const PageAndOrderFromTheAddress = meta.story({
  tags: ['behaviour'],
  parameters: { router: { path: '/broker/users', at: '/broker/users?page=2' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(someUsers[20]?.name ?? '')).toBeVisible();
    await expect(canvas.queryByText(first?.name ?? '')).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(loading(listBrokerUsers)),
  play: async ({ canvas }) =>
    expectPlaceholderToFit(await canvas.findByLabelText('Search users', { selector: 'input' })),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...userCalls([])),
  play: async ({ canvas }) => expect(await canvas.findByText('No users found')).toBeVisible(),
});

export const Failed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(listBrokerUsers, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load users'),
});
