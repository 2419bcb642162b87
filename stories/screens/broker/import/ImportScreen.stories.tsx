import { expect, screen, type userEvent, waitFor, within } from 'storybook/test';
import { importLeads } from '#contract/leads/import.ts';
import { ImportScreen } from '#src/screens/broker/import/ImportScreen.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { endedImport, importCalls, leadsFile, runningImport } from '#stories/mocks/leadImports.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ImportScreen,
  decorators: [inPanel],
  parameters: {
    ...framed(900),
    session: signedIn('broker'),
    router: { path: '/broker/crm/import', at: '/broker/crm/import' },
  },
  beforeEach: ({ msw }) => msw.use(...importCalls(runningImport, endedImport)),
});

const choose = async (
  canvas: ReturnType<typeof within>,
  user: Pick<typeof userEvent, 'upload'>,
  file = leadsFile(),
): Promise<void> => user.upload(await canvas.findByLabelText('File of leads'), file);

export const File = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Import leads' })).toBeVisible();
    await expect(canvas.getByText('File').closest('li')).toHaveAttribute('aria-current', 'step');
  },
});

/** The whole import: a column is matched by hand, duplicates are added too, and the page says when it is done. */
export const WholeWay = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent);
    await expect(
      await canvas.findByText('leads-october.csv · 7 rows · comma, UTF-8, first row read as names'),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Import 2 leads' })).toBeEnabled();
    const rows = within(canvas.getByRole('table'));
    await expect(rows.getByText('Same person as row 2 of this file')).toBeVisible();
    await expect(rows.getByText('Phone must have 7 to 15 digits')).toBeVisible();

    // Without the source column the last row is valid.
    await userEvent.click(canvas.getByRole('combobox', { name: /Lead From/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Leave this column out' }));
    await expect(canvas.getByRole('button', { name: /^Import/ })).toBeDisabled();
    await expect(await canvas.findByRole('button', { name: 'Import 3 leads' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Add them as separate leads' }));
    const start = await canvas.findByRole('button', { name: 'Import 5 leads' });
    await waitFor(() => expect(start).toBeEnabled());
    await userEvent.click(start);
    await expect(
      await canvas.findByRole('heading', { name: 'Your leads are imported' }, { timeout: 5_000 }),
    ).toBeVisible();
  },
});

/** Without a phone column nothing can be imported, and a message says so. */
export const NoPhone = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent);
    await canvas.findByRole('button', { name: 'Import 2 leads' });
    await userEvent.click(canvas.getByRole('combobox', { name: /Mobile/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Leave this column out' }));
    await expect(canvas.getByText('Choose the column of the phone')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Import/ })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: /Mobile/ })).toHaveAccessibleDescription(
      'Choose the column that is the phone',
    );
  },
});

/** If a file cannot be used, a message says why; another one can be chosen. */
export const NoText = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, new window.File([new Uint8Array([0x50, 0x4b, 3, 4])], 'leads.csv'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('choose File, Save as, CSV UTF-8');
    await choose(canvas, userEvent);
    await expect(await canvas.findByText('5 of 7 matched', { exact: false })).toBeVisible();
  },
});

export const Checking = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(importLeads)),
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent);
    await expect(await canvas.findByText('Checking the file…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Import leads' })).toBeDisabled();
  },
});

/** If the check fails, the file and the choices stay. */
export const NotChecked = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(importLeads, 500, { message: 'Something went wrong on our side' })),
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent);
    await expect(
      await canvas.findByText('Your file and your choices are still here.', {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.getByText('Full Name')).toBeVisible();
  },
});

/** The server accepts no more imports for now: nothing is lost. */
export const NotStarted = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, msw }) => {
    await choose(canvas, userEvent);
    const start = await canvas.findByRole('button', { name: 'Import 2 leads' });
    await waitFor(() => expect(start).toBeEnabled());
    msw.use(failed(importLeads, 409, { message: '5 imports are not finished yet. Please wait until one is.' }));
    await userEvent.click(start);
    await expect(await canvas.findByText('5 imports are not finished yet. Please wait until one is.')).toBeVisible();
    await expect(start).toBeEnabled();
  },
});

/** The import's id is in the address, so its page can be left and opened again. */
export const Under = meta.story({
  tags: ['behaviour'],
  name: 'Under way',
  parameters: { router: { path: '/broker/crm/import', at: '/broker/crm/import?id=7' } },
  beforeEach: ({ msw }) => msw.use(...importCalls(runningImport)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('412 of 1,096 rows')).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await choose(canvas, userEvent);
    await expect(await canvas.findByRole('button', { name: 'Import 2 leads' })).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
