import { expect, screen, waitFor, within } from 'storybook/test';
import { buildStandings } from '#contract/fixtures/quotas.ts';
import { addMedia, createProperty } from '#contract/properties/endpoints.ts';
import { fullWords } from '#contract/quotas.ts';
import { lockInTab } from '#src/lib/tabLock.ts';
import { PostPropertyScreen } from '#src/screens/broker/post-property/PostPropertyScreen.tsx';
import { storeDraft } from '#src/screens/broker/post-property/submission/postDraft.ts';
import { newProgress } from '#src/screens/broker/post-property/submission/postProgress.ts';
import { emptyProperty } from '#src/screens/broker/post-property/submission/propertyForm.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { photoFile, postingCalls } from '#stories/mocks/properties.ts';
import { quotaCalls } from '#stories/mocks/quotas.ts';
import { choosePhotos } from '#storybook/choosePhotos.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inMain } from '#storybook/inMain.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PostPropertyScreen,
  decorators: [inMain],
  beforeEach: ({ msw }) => msw.use(...postingCalls()),
  // A control half hidden by the submit bar would count as too small a target.
  parameters: { ...framed(800), looks: ['color-contrast'] },
});

const keepSampleDraft = () => {
  const values = { ...emptyProperty, basic: { ...emptyProperty.basic, title: 'Corner flat' } };
  storeDraft(0, { values, photos: [], progress: newProgress(), savedAt: 0 });
};

const REFUSED = 'Only JPEG, PNG, WebP and AVIF pictures are accepted.';

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Flat' })).toBeChecked();
    await expect(canvas.queryByLabelText('Possession By')).toBeNull();
  },
});

/** The page restores a draft; discarding it clears the form. */
export const DraftFound = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    keepSampleDraft();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Title')).toHaveValue('Corner flat');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Discard this draft?' }));
    await userEvent.click(await ask.findByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue(''));
    await waitFor(() => expect(localStorage.getItem('nivaas.draft.property.0')).toBeNull());
  },
});

/** Another tab has the draft: this one starts without it, says so, and leaves it unchanged. */
export const OtherTab = meta.story({
  tags: ['behaviour'],
  beforeEach: async () => {
    keepSampleDraft();
    return await lockInTab('nivaas.draft.property.0');
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Post Property is open in another tab');
    await expect(canvas.getByLabelText('Title')).toHaveValue('');
    await fill(userEvent, canvas.getByLabelText('Title'), 'Haveli');
    await choosePhotos(canvas, userEvent, photoFile('a.jpg'));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await within(await screen.findByRole('alertdialog')).findByText('Property created');
    await expect(localStorage.getItem('nivaas.draft.property.0')).toContain('Corner flat');
  },
});

export const PriceInWords = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Built-up area'));
    await userEvent.paste('1450');
    await userEvent.click(canvas.getByLabelText('Expected price'));
    await userEvent.paste('84,50,000/-');
    await expect(canvas.getByLabelText('Expected price')).toHaveValue('84,50,000');
    await expect(canvas.getByText('₹0.06 Lac / Sq.ft.')).toBeVisible();
    await expect(canvas.getByText('Eighty Four Lakh Fifty Thousand')).toBeVisible();
  },
});

export const Posted = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(userEvent, await canvas.findByLabelText('Title'), 'Corner flat');
    await choosePhotos(canvas, userEvent, photoFile('a.jpg'), photoFile('b.jpg'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Set as default: Exterior picture 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const alert = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await expect(alert.getByText('Property created')).toBeInTheDocument();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await expect(canvas.getByLabelText('Title')).toHaveValue('');
    // The next property starts at step 1, in view and with the focus.
    await waitFor(() => expect(canvasElement.querySelector('#post-info')).toHaveFocus());
    await expect(window.scrollY).toBe(0);
    await waitFor(() => expect(canvas.queryByText(/^Draft kept/)).toBeNull());
  },
});

export const PhotoRefusedByServer = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(addMedia, 415, { message: REFUSED }), ...postingCalls()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(userEvent, await canvas.findByLabelText('Title'), 'Corner flat');
    await userEvent.click(canvas.getByRole('tab', { name: 'Kitchen' }));
    await choosePhotos(canvas, userEvent, photoFile('notes.jpg'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Exterior' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      `Image 1 of 1 was not sent. notes.jpg: ${REFUSED}`,
    );
    await expect(canvas.getByRole('tab', { name: /Kitchen/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText(REFUSED)).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Corner flat');
    await expect(
      canvas.getByText(/The property is saved\. Try the refused photo again or remove it/),
    ).toBeInTheDocument();
    for (const label of ['Title', 'Expected price', 'Description']) {
      await expect(canvas.getByLabelText(label)).toBeDisabled();
    }
    await expect(canvas.getByLabelText(/pictures here/)).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Kitchen picture 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const alert = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await expect(canvas.getByLabelText('Title')).toBeEnabled();
  },
});

const full = buildStandings({ properties: 20, photos: 100 }, 'approval');

/**
 * The message about the full quota shows before the form is filled in; a refused home stays in the form and its draft.
 */
export const Full = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...quotaCalls(full), failed(createProperty, 409, { message: fullWords('properties', full.properties) })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(fullWords('properties', full.properties));
    await fill(userEvent, await canvas.findByLabelText('Title'), 'Corner flat');
    await choosePhotos(canvas, userEvent, photoFile('a.jpg'));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(fullWords('properties', full.properties));
    await expect(canvas.getByLabelText('Title')).toHaveValue('Corner flat');
    await expect(localStorage.getItem('nivaas.draft.property.0')).toContain('Corner flat');
  },
});

/** A photo beyond the quota shows the reason at the top and on its tile; the home is saved. */
export const PhotosFull = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(addMedia, 409, { message: fullWords('photos', full.photos) })),
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, await canvas.findByLabelText('Title'), 'Corner flat');
    await choosePhotos(canvas, userEvent, photoFile('a.jpg'));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const words = fullWords('photos', full.photos);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`Image 1 of 1 was not sent. a.jpg: ${words}`);
    await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Corner flat');
  },
});

export const EnterDoesNotSubmit = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, await canvas.findByLabelText('Title'), 'Flat');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByLabelText('Expected price'), '5{Enter}');
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await expect(canvas.queryByText('Saving the property')).toBeNull();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Flat');
    await userEvent.type(canvas.getByLabelText('Description'), 'One{Enter}Two');
    await expect(canvas.getByLabelText('Description')).toHaveValue('One\nTwo');
  },
});

/** Submitting an empty home asks first; going back posts nothing. */
export const EmptyAsked = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const submit = await canvas.findByRole('button', { name: 'Submit' });
    const ask = async (answer: string) => {
      await userEvent.click(submit);
      const dialog = await screen.findByRole('alertdialog', { name: 'No title, price or locality: post anyway?' });
      await userEvent.click(within(dialog).getByRole('button', { name: answer }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    };
    await ask('Go back');
    await expect(screen.queryByText('Property created')).toBeNull();
    await ask('Post anyway');
    await within(await screen.findByRole('alertdialog')).findByText('Property created');
  },
});

export const CreateFailed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(createProperty, 500), ...postingCalls()),
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, await canvas.findByLabelText('Title'), 'Corner flat');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to save');
  },
});

export const FieldRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed(createProperty, 400, {
        message: 'Some fields need attention',
        errors: { 'basic.title': 'Title is taken' },
      }),
      ...postingCalls(),
    ),
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, await canvas.findByLabelText('Title'), 'Corner flat');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findByText('Title is taken');
  },
});

export const Uploading = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(loading(addMedia), ...postingCalls()),
  play: async ({ canvas, userEvent }) => {
    await choosePhotos(canvas, userEvent, photoFile('a.jpg'), photoFile('b.jpg'));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findByText('Uploading photo 1 of 2');
  },
});
