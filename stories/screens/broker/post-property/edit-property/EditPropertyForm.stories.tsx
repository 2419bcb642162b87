import { type userEvent as events, expect, fn, screen, waitFor, within } from 'storybook/test';
import { addMedia, changeProperty } from '#contract/properties/endpoints.ts';
import { EditPropertyForm } from '#src/screens/broker/post-property/edit-property/EditPropertyForm.tsx';
import { failed, loading } from '#stories/mocks/mock.ts';
import { editingCalls, homeToEdit, photoFile } from '#stories/mocks/properties.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inMain } from '#storybook/inMain.tsx';
import preview from '#storybook/preview.tsx';

const log: string[] = [];
const saved = fn();

const meta = preview.meta({
  component: EditPropertyForm,
  args: { home: homeToEdit, onSaved: saved },
  decorators: [inMain],
  beforeEach: ({ msw }) => {
    log.length = 0;
    saved.mockClear();
    msw.use(...editingCalls(homeToEdit, log));
  },
  // A control half hidden by the save bar would count as too small a target.
  parameters: { ...framed(800), looks: ['color-contrast'] },
});

type Canvas = ReturnType<typeof within>;
type User = Pick<typeof events, 'clear' | 'click' | 'paste'>;

const retype = async (user: User, field: HTMLElement, text: string) => {
  await user.clear(field);
  await fill(user, field, text);
};
const told = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'What changed' }));
  const rows = dialog.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  return { dialog, rows };
};
const confirm = async (canvas: Canvas, user: User) => {
  await user.click(canvas.getByRole('button', { name: 'Save' }));
  const { dialog } = await told();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  // The page behind the dialog cannot be used until it is closed.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const stepsIn = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);

/** Save shows each change with its old and new value; Keep editing goes back; then only the changed fields are sent. */
export const WhatChanged = meta.story({
  play: async ({ canvas, userEvent }) => {
    await retype(userEvent, canvas.getByLabelText('Expected price'), '9500000');
    await userEvent.click(canvas.getByRole('radio', { name: 'Furnished' }));
    const furnishing = within(await screen.findByRole('dialog'));
    await userEvent.click(furnishing.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lift' }));
    await userEvent.clear(canvas.getByLabelText('Society'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const { dialog, rows } = await told();
    await expect(rows).toEqual([
      ['Society', 'Before: Nemi Sagar CourtNow: Empty'],
      ['Expected price', 'Before: ₹98,50,000Now: ₹95,00,000'],
      ['Furnishing', 'Before: Semi furnishedNow: Furnished'],
      [
        'Amenities',
        'Before: Car Parking, Lift, Power Backup, 24x7 SecurityNow: Car Parking, Power Backup, 24x7 Security',
      ],
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(log).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await told();
  },
});

/** Listed and new photos: reordered by keyboard, category, default, deleted and restored; then the video. */
export const PhotosAndVideo = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Default: Exterior picture 1' });
    await userEvent.upload(canvas.getByLabelText(/pictures here/), photoFile('new.jpg'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Exterior picture 4 earlier' }));
    await canvas.findByText('Moved to place 3 of 4');
    // Clicked twice, the new photo is no longer the default: the property's own is again.
    await userEvent.click(canvas.getByRole('button', { name: 'Set as default: Exterior picture 3' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Default: Exterior picture 3' }));
    await canvas.findByRole('button', { name: 'Default: Exterior picture 1' });
    // Marked for deletion, kept, and marked again; the focus stays with the photo.
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Exterior picture 1' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep Exterior picture 1' })).toHaveFocus());
    await expect(canvas.getByText('Deleted when you save')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Exterior picture 1' }));
    await canvas.findByRole('button', { name: 'Default: Exterior picture 1' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Exterior picture 1' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Exterior picture 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Set as default: Exterior picture 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Category of Exterior picture 2' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Bathroom' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Category of Exterior picture 4' })).toBeNull());
    await userEvent.click(canvas.getByRole('tab', { name: /Video/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove video' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Put the old video back' }));
    await retype(userEvent, canvas.getByLabelText('YouTube URL or ID'), 'youtu.be/aqz-KE-bpKQ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const { dialog, rows } = await told();
    await expect(rows.map(([label]) => label)).toEqual([
      'Photos added',
      'Photos deleted',
      'Category of Bathroom picture 1',
      'Photos',
      'Default photo',
      'Video',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(log).toEqual([
      'delete 1',
      'add exterior',
      'category 2 bathroom',
      'order 2,101,3,4,5',
      'default 101',
      'video https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      'no video 9',
    ]);
  },
});

/** The steps show the progress of the save. */
export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(addMedia)),
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('Title'), ' with a view');
    await userEvent.upload(await canvas.findByLabelText(/pictures here/), photoFile('new.jpg'));
    await canvas.findByRole('button', { name: 'Set as default: Exterior picture 4' });
    await userEvent.click(canvas.getByRole('button', { name: 'Move Exterior picture 4 earlier' }));
    await confirm(canvas, userEvent);
    await canvas.findByText('Uploading photo 1 of 1');
    await expect(stepsIn(canvas)).toEqual(['Detailsdone', 'Add photosunder way', 'Order of photosto do']);
    await expect(canvas.getByLabelText('Title')).toBeDisabled();
  },
});

const sendPhotoInVain = async (canvas: Canvas, user: User & Pick<typeof events, 'upload'>) => {
  await fill(user, canvas.getByLabelText('Title'), ' with a view');
  await user.click(await canvas.findByRole('button', { name: 'Remove Exterior picture 2' }));
  await user.upload(canvas.getByLabelText(/pictures here/), photoFile('new.jpg'));
  await canvas.findByRole('button', { name: 'Set as default: Exterior picture 4' });
  await confirm(canvas, user);
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Photo 1 of 1 was not sent. new.jpg: Too large');
};

/** A step fails: the message says which one, and nothing is lost. */
export const StepFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(addMedia, 413, { message: 'Too large' })),
  play: async ({ canvas, userEvent }) => {
    await sendPhotoInVain(canvas, userEvent);
    await waitFor(() => expect(stepsIn(canvas)).toEqual(['Detailsdone', 'Delete photosdone', 'Add photosfailed']));
    await expect(canvas.getByLabelText('Title')).toHaveValue('3 BHK flat near Amrapali Circle with a view');
    await expect(canvas.queryByText('Deleted when you save')).toBeNull();
    await expect(canvas.getByText('Too large')).toBeVisible();
  },
});

/** Try again does what is left, and repeats nothing. */
export const TriedAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(addMedia, 413, { message: 'Too large' })),
  play: async ({ canvas, userEvent, msw }) => {
    await sendPhotoInVain(canvas, userEvent);
    msw.use(...editingCalls(homeToEdit, log));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(log).toEqual([
      'change {"basic":{"title":"3 BHK flat near Amrapali Circle with a view"}}',
      'delete 2',
      'add exterior',
    ]);
  },
});

export const FieldRefused = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(
      failed(changeProperty, 400, {
        message: 'Some fields need attention',
        errors: { 'basic.title': 'Title is taken' },
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('Title'), ' 2');
    await confirm(canvas, userEvent);
    await canvas.findByText('Title is taken');
    await expect(canvas.getByLabelText('Title')).toHaveValue('3 BHK flat near Amrapali Circle 2');
  },
});

/** Invalid input is reported before the changes are shown or sent. */
export const WrongVideo = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Video/ }));
    await retype(userEvent, canvas.getByLabelText('YouTube URL or ID'), 'https://vimeo.com/1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Video must be a YouTube address or ID');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

const theirs = {
  ...homeToEdit,
  title: 'Their title',
  city: 'Ajmer',
  features: { ...homeToEdit.features, expected_price: 9_000_000 },
  updated_at: '2026-07-02T06:30:00.000Z',
};
const late = failed(changeProperty, 409, { message: 'Someone changed this property', current: theirs });
const clash = async (canvas: Canvas, user: User) => {
  await retype(user, canvas.getByLabelText('Title'), 'My title');
  await retype(user, canvas.getByLabelText('Expected price'), '9500000');
  await confirm(canvas, user);
  await canvas.findByText('Someone changed this home while you were editing');
};

/** Use mine sends only what was changed here. */
export const LateEditMine = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(late),
  play: async ({ canvas, userEvent, msw }) => {
    await clash(canvas, userEvent);
    msw.use(...editingCalls(theirs, log));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use mine and save' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(log).toEqual(['change {"basic":{"title":"My title"},"features":{"expected_price":9500000}}']);
  },
});

/**
 * Someone else saved meanwhile: the form takes over what only they changed, and asks about what both changed. Here:
 * theirs for one field and mine for the other; then theirs for all, after which nothing is left to save.
 */
export const LateEdit = meta.story({
  beforeEach: ({ msw }) => msw.use(late),
  play: async ({ canvas, userEvent }) => {
    await clash(canvas, userEvent);
    await expect(canvas.getByText('City: Jaipur → Ajmer')).toBeVisible();
    await expect(canvas.getByLabelText('City')).toHaveValue('Ajmer');
    await expect(canvas.getByLabelText('Title')).toHaveValue('My title');
    await expect(canvas.getByRole('radio', { name: 'Theirs: ₹90,00,000' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Theirs: Their title' }));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue('Their title'));
    await expect(canvas.getByLabelText('Expected price')).toHaveValue('95,00,000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const { dialog, rows } = await told();
    await expect(rows).toEqual([['Expected price', 'Before: ₹90,00,000Now: ₹95,00,000']]);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: 'Mine: My title' }));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue('My title'));
    await userEvent.click(canvas.getByRole('button', { name: 'Use theirs' }));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue('Their title'));
    await expect(canvas.getByLabelText('Expected price')).toHaveValue('90,00,000');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
});

/** Unsaved input is kept in this browser until it is saved or undone. */
export const DraftKept = meta.story({
  tags: ['behaviour'],
  args: { slot: '9-edit-1' },
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('Title'), ' 2');
    await canvas.findByText(/^Draft kept/);
    await expect(localStorage.getItem('nivaas.draft.property.9-edit-1')).toContain('Circle 2');
    await retype(userEvent, canvas.getByLabelText('Title'), '3 BHK flat near Amrapali Circle');
    await waitFor(() => expect(localStorage.getItem('nivaas.draft.property.9-edit-1')).toBeNull());
  },
});
