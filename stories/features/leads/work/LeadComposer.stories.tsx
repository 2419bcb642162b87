import { expect, screen, waitFor } from 'storybook/test';
import { addBrokerLeadEvent } from '#contract/leads/work.ts';
import { brokerLeadApi as api } from '#src/features/leads/leadApi.ts';
import { LeadComposer } from '#src/features/leads/work/LeadComposer.tsx';
import { noteKey, storeNote } from '#src/features/leads/work/noteDrafts.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { failed } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: LeadComposer,
  args: { api, id: 1 },
  decorators: [inBox({ maxWidth: 640, m: 2 })],
  parameters: { ...framed(320), session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
});

/** A note is saved with the button or Ctrl+Enter. */
export const Saved = meta.story({
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'Wants a lift');
    await expect(canvas.getByText('Draft kept')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await screen.findByText('Note saved')).toBeVisible();
    await expect(note).toHaveValue('');
  },
});

/** A call records its outcome; each kind keeps its own draft. */
export const Call = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Half a note');
    await userEvent.click(canvas.getByRole('radio', { name: 'Call' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await userEvent.click(canvas.getByRole('radio', { name: 'No answer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save call' }));
    await expect(await screen.findByText('Call saved')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Note' }));
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a note');
  },
});

/** If the phone discards the page during a call, reopening it shows the call's draft, not an empty note. */
export const Returned = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    storeNote(noteKey(api, 1, 'call'), 'Comes on Saturday');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Call' })).toBeChecked();
    await expect(canvas.getByRole('textbox')).toHaveValue('Comes on Saturday');
  },
});

/** An empty note is refused with a message, and a note that cannot be saved stays. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(addBrokerLeadEvent, 503, { message: 'The service is busy' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Write something first.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Wants a lift');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The service is busy'));
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Wants a lift');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('radio');
    await expect(first?.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
