import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { buildSourcedLead } from '#contract/fixtures/leads.ts';
import { listBrokerLeads, updateBrokerLead } from '#contract/leads/endpoints.ts';
import { LeadBoard } from '#src/features/leads/board/LeadBoard.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { boardLeads } from '#stories/mocks/boardLeads.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { failed, failedWhere, loading } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const leads = boardLeads();
const meta = preview.meta({
  component: LeadBoard,
  args: { filter: { q: '', status: '' }, onAdd: fn(), onClear: fn() },
  decorators: [inPanel],
  globals: { viewport: { value: 'desktop' } },
  parameters: { ...framed(800), session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(...leadCalls(leads, [])),
});

const first = leads[0]?.full_name ?? '';
type Canvas = ReturnType<typeof within>;
const columnOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));
const cardIn = (column: Canvas, name = first) => column.findByRole('group', { name });

// A move, or the end of a story, while columns still load would test something else.
const allRead = async (canvas: Canvas) => {
  await canvas.findAllByRole('group');
  await waitFor(() => expect(canvas.queryAllByText('Loading...')).toHaveLength(0));
};

// The library reads key codes, which `userEvent` does not send.
const keys = { Space: 32, ArrowLeft: 37, ArrowRight: 39, ArrowDown: 40, Escape: 27 } as const;
const press = (key: keyof typeof keys) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { keyCode: keys[key] });

/** Counts are exact; a long column shows fifty leads and offers the rest; Closed and Lost are rails that open. */
export const Full = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const contacted = await columnOf(canvas, 'Contacted');
    await expect(await contacted.findByText('74')).toBeVisible();
    await waitFor(() => expect(contacted.getAllByRole('group')).toHaveLength(50));
    await userEvent.click(contacted.getByRole('button', { name: 'Show 24 more, Contacted' }));
    await waitFor(() => expect(contacted.getAllByRole('group')).toHaveLength(74));
    await userEvent.click(await contacted.findByRole('button', { name: 'Add Lead, Contacted' }));
    await expect(args.onAdd).toHaveBeenCalledWith('contacted');
    await userEvent.click(canvas.getByRole('button', { name: 'Closed 31' }));
    const closed = await columnOf(canvas, 'Closed');
    await waitFor(() => expect(closed.getAllByRole('group')).toHaveLength(31));
    await userEvent.click(closed.getByRole('button', { name: 'Fold Closed' }));
    await expect(await canvas.findByRole('button', { name: 'Closed 31' })).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await allRead(canvas);
    await expect(await cardIn(await columnOf(canvas, 'New'))).toBeVisible();
  },
});

/** Space lifts a card, the right arrow moves it to the next status, Space drops it; the focus stays on the card. */
export const ByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await allRead(canvas);
    const card = await cardIn(await columnOf(canvas, 'New'));
    card.focus();
    await press('Space');
    await screen.findByText(`${first} is lifted in New, place 1.`);
    await press('ArrowRight');
    await screen.findByText(`${first} is over Contacted, place 1.`);
    await press('ArrowDown');
    await screen.findByText(`${first} is over Contacted, place 2.`);
    await press('Space');
    await screen.findByText(`${first} is in Contacted now`);
    const contacted = await columnOf(canvas, 'Contacted');
    await expect(await contacted.findByText('75')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(first));
    const [, second] = contacted.getAllByRole('group');
    await expect(second).toHaveAccessibleName(first);
  },
});

const moveByMenu = async (
  canvas: Canvas,
  userEvent: { click: (element: Element) => Promise<unknown> },
  words: string,
) => {
  await allRead(canvas);
  await userEvent.click(await canvas.findByRole('button', { name: `More for ${first}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: words }));
};

/** The menu moves a card as dragging does, and the move can be undone. */
export const ByMenu = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await moveByMenu(canvas, userEvent, 'Move to Qualified');
    const qualified = await columnOf(canvas, 'Qualified');
    await expect(await cardIn(qualified)).toHaveFocus();
    await screen.findByText(`${first} is in Qualified now`);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText(`${first} is back in New`);
    await expect(await cardIn(await columnOf(canvas, 'New'))).toBeVisible();
    await expect(await qualified.findByText('3')).toBeVisible();
  },
});

/** A card can be moved into a rail, which counts it. */
export const IntoRail = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await moveByMenu(canvas, userEvent, 'Move to Lost');
    await expect(await canvas.findByRole('button', { name: 'Lost 23' })).toHaveFocus();
    await screen.findByText(`${first} is in Lost now`);
  },
});

/** The same by keyboard: the focus goes to the rail, because the card is no longer shown. */
export const IntoRailByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await allRead(canvas);
    (await cardIn(await columnOf(canvas, 'New'))).focus();
    await press('Space');
    await screen.findByText(`${first} is lifted in New, place 1.`);
    for (const name of ['Contacted', 'Qualified', 'Proposal', 'Closed']) {
      await press('ArrowRight');
      await screen.findByText(new RegExp(`over ${name}`));
    }
    await press('Space');
    await screen.findByText(`${first} is in Closed now`);
    await expect(await canvas.findByRole('button', { name: 'Closed 32' })).toHaveFocus();
  },
});

/** After two quick moves the latest can be undone, also with Ctrl+Z. */
export const MovedTwice = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await moveByMenu(canvas, userEvent, 'Move to Qualified');
    await moveByMenu(canvas, userEvent, 'Move to Proposal');
    await screen.findByText(`${first} is in Proposal now`);
    await expect(screen.queryByText(`${first} is in Qualified now`)).toBeNull();
    await userEvent.keyboard('{Control>}z{/Control}');
    await screen.findByText(`${first} is back in Qualified`);
    await expect(await cardIn(await columnOf(canvas, 'Qualified'))).toHaveFocus();
  },
});

/** A refused card goes back with the focus, and the alert says why. */
export const Refused = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(updateBrokerLead, 503, { message: 'The service is busy' })),
  play: async ({ canvas, userEvent }) => {
    await moveByMenu(canvas, userEvent, 'Move to Qualified');
    const alert = within(await screen.findByRole('alertdialog', { name: 'Move failed' }));
    await alert.findByText(`${first} is still in New. The service is busy`);
    await userEvent.keyboard('{Escape}');
    const card = await cardIn(await columnOf(canvas, 'New'));
    await waitFor(() => expect(card).toHaveFocus());
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(listBrokerLeads)),
  play: async ({ canvas }) => expect((await canvas.findAllByText('Loading...')).length).toBe(4),
});

/** A column that fails does not affect the others. */
export const OneFailed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failedWhere(listBrokerLeads, ({ status }) => status === 'qualified')),
  play: async ({ canvas }) => {
    const qualified = await columnOf(canvas, 'Qualified');
    await expect(await qualified.findByRole('alert')).toHaveTextContent('Failed to load leads');
    await expect(qualified.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(await cardIn(await columnOf(canvas, 'New'))).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...leadCalls([], [])),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add the first lead' }));
    await expect(args.onAdd).toHaveBeenCalledWith('new');
  },
});

export const NothingFits = meta.story({
  args: { filter: { q: 'raahul', status: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
});

const long = 'Venkatanarasimharajuvaripeta Lakshminarayanaswamy Subrahmanyeshwaran';

/** Long names wrap; columns without leads say so. */
export const LongNames = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...leadCalls(
        [
          buildSourcedLead({
            full_name: long,
            property_interest: `${long}, near ${long}, behind ${long}`,
            status: 'new',
          }),
        ],
        [],
      ),
    ),
  play: async ({ canvas }) => {
    await allRead(canvas);
    await expect(await cardIn(await columnOf(canvas, 'New'), long)).toBeVisible();
    await expect(await (await columnOf(canvas, 'Proposal')).findByText('No leads')).toBeVisible();
  },
});

/** A phone shows one status at a time; cards are moved with their menus. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const board = await columnOf(canvas, 'Board');
    await cardIn(board);
    await userEvent.click(board.getByRole('button', { name: `More for ${first}` }));
    const sheet = within(await screen.findByRole('dialog', { name: first }));
    await userEvent.click(sheet.getByRole('menuitem', { name: 'Move to Qualified' }));
    await screen.findByText(`${first} is in Qualified now`);
    await userEvent.click(await board.findByRole('radio', { name: 'Qualified 4' }));
    await expect(await cardIn(board)).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The columns keep their width and the board scrolls; the keyboard reaches all of them. Escape puts a card back. */
export const Tablet = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await allRead(canvas);
    (await cardIn(await columnOf(canvas, 'New'))).focus();
    await press('Space');
    await screen.findByText(`${first} is lifted in New, place 1.`);
    for (const name of ['Contacted', 'Qualified', 'Proposal', 'Closed', 'Lost']) {
      await press('ArrowRight');
      await screen.findByText(new RegExp(`over ${name}`));
    }
    await press('Escape');
    await screen.findByText(`${first} is back in New, place 1.`);
  },
});
