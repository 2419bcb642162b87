import { expect, screen, waitFor, within } from 'storybook/test';
import { getProperty } from '#contract/properties/endpoints.ts';
import { lockInTab } from '#src/lib/tabLock.ts';
import { EditPropertyScreen } from '#src/screens/broker/post-property/edit-property/EditPropertyScreen.tsx';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { editingCalls, homeToEdit } from '#stories/mocks/properties.ts';
import { sampleEditDraft } from '#stories/samples/editDraft.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inMain } from '#storybook/inMain.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: EditPropertyScreen,
  decorators: [inMain],
  beforeEach: ({ msw }) => msw.use(...editingCalls()),
  parameters: {
    ...framed(800),
    router: { path: '/broker/properties/:id/edit', at: '/broker/properties/1/edit' },
    // A control half hidden by the save bar would count as too small a target.
    looks: ['color-contrast'],
  },
});

/** The form shows all of the home's data, and there is nothing to save. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Title')).toHaveValue('3 BHK flat near Amrapali Circle');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Edit property');
    await expect(canvas.getByRole('link', { name: 'My Properties' })).toHaveAttribute('href', '/broker/properties');
    await expect(canvas.getByLabelText('Expected price')).toHaveValue('98,50,000');
    await expect(canvas.getByLabelText('RERA number')).toHaveValue('SAMPLE/RAJ/P/2024/2042');
    await expect(canvas.getByRole('checkbox', { name: 'Lift' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Default: Exterior picture 1' })).toBeInTheDocument();
    await expect(canvas.getByText('Nothing is changed.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('tab', { name: /Video/ }));
    await expect(canvas.getByLabelText('YouTube URL or ID')).toHaveValue('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  },
});

export const Phone = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Category of Exterior picture 2' })).toBeVisible();
  },
});

/** After the last step the list opens with a message; no draft is kept. */
export const Saved = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, await canvas.findByLabelText('Sub locality'), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What changed' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/broker/properties');
    await screen.findByText('Changes saved');
    await expect(localStorage.getItem('nivaas.draft.property.0-edit-1')).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['full'],
  beforeEach: ({ msw }) => msw.use(loading(getProperty)),
});

export const LoadFailed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(getProperty, 503, { message: 'The server is busy' })),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('The server is busy');
    msw.use(...editingCalls());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByLabelText('Title');
  },
});

export const Missing = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(getProperty, 404, { message: 'Not found' })),
  play: async ({ canvas }) => {
    await canvas.findByText('This home is not in your list');
    await expect(canvas.getByRole('link', { name: 'Go to My Properties' })).toHaveAttribute(
      'href',
      '/broker/properties',
    );
  },
});

/** An address without an id sends no request to the server. */
export const WrongAddress = meta.story({
  tags: ['behaviour'],
  parameters: { router: { path: '/broker/properties/:id/edit', at: '/broker/properties/villa/edit' } },
  beforeEach: ({ msw }) => msw.use(failed(getProperty, 500)),
  play: async ({ canvas }) => {
    await canvas.findByText('This home is not in your list');
  },
});

const closed = (status: 'removed' | 'archived') => mock(getProperty, () => ({ data: { ...homeToEdit, status } }));

export const Removed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(closed('removed')),
  play: async ({ canvas }) => {
    await canvas.findByText('This home cannot be edited');
    await expect(canvas.getByText(/^Nivaas took it off the site/)).toBeVisible();
    await expect(canvas.queryByLabelText('Title')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go to My Properties' })).toBeVisible();
  },
});

export const Archived = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(closed('archived')),
  play: async ({ canvas }) => {
    await canvas.findByText('This home cannot be edited');
    await expect(canvas.getByText(/^You deleted it/)).toBeVisible();
  },
});

/** Earlier unsaved changes are restored, including the order of the photos; discarding them shows what is saved. */
export const DraftFound = meta.story({
  tags: ['behaviour'],
  beforeEach: () => sampleEditDraft('0-edit-1'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Title')).toHaveValue('My title');
    await expect(canvas.getByText(/^Your changes of .* are here again\. They are not saved yet\.$/)).toBeVisible();
    await canvas.findByRole('button', { name: 'Default: Exterior picture 2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
    await userEvent.click(await ask.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue('3 BHK flat near Amrapali Circle'));
    await canvas.findByRole('button', { name: 'Default: Exterior picture 1' });
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await waitFor(() => expect(localStorage.getItem('nivaas.draft.property.0-edit-1')).toBeNull());
  },
});

/** The home was changed after the draft was kept: both changes are shown, and the draft's stay. */
export const DraftOfAnOlderHome = meta.story({
  beforeEach: ({ msw }) => {
    const data = { ...homeToEdit, title: 'Their title', city: 'Ajmer', updated_at: '2026-07-03T00:00:00.000Z' };
    msw.use(mock(getProperty, () => ({ data })));
    sampleEditDraft('0-edit-1');
  },
  play: async ({ canvas }) => {
    await canvas.findByText('This home was changed since your draft was kept');
    await expect(canvas.getByLabelText('Title')).toHaveValue('My title');
    await expect(canvas.getByLabelText('City')).toHaveValue('Ajmer');
    await expect(canvas.getByText('City: Jaipur → Ajmer')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Mine: My title' })).toBeChecked();
  },
});

/** Another tab has the draft: this one starts without it and leaves it unchanged. */
export const OtherTab = meta.story({
  tags: ['behaviour'],
  beforeEach: async () => {
    sampleEditDraft('0-edit-1');
    return await lockInTab('nivaas.draft.property.0-edit-1');
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This home is open in another tab');
    await fill(userEvent, canvas.getByLabelText('Title'), ' X');
    await expect(canvas.getByLabelText('Title')).toHaveValue('3 BHK flat near Amrapali Circle X');
    await expect(localStorage.getItem('nivaas.draft.property.0-edit-1')).toContain('My title');
  },
});
