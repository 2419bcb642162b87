import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { darkTones, lightTones } from '#src/theme/tones.ts';
import { DataTable } from '#src/ui/data/DataTable.tsx';
import { editPerson, longPerson, type Person, people, peopleTable, TableWithAddress } from '#stories/samples/table.tsx';
import { computedColour } from '#storybook/computedColour.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: DataTable<Person>,
  args: peopleTable,
  decorators: [inBox({ p: { xs: 2, sm: 4 } })],
});

/** Search and status are part of the address and lead back to the first page; Escape clears the search. */
export const Filled = meta.story({
  parameters: { router: { at: '/brokers?page=2' } },
  render: (args) => <TableWithAddress {...args} />,
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByTestId('address');
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Asha Rathore' }));
    await expect(editPerson).toHaveBeenCalledWith(127);
    await expect(canvas.getByText('21–40 of 128')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(address).toHaveTextContent('/brokers?page=3'));
    const search = canvas.getByRole('textbox', { name: 'Search brokers' });
    search.focus();
    await userEvent.keyboard('sha{Enter}');
    await waitFor(() => expect(address).toHaveTextContent(/brokers\?q=sha$/));
    await waitFor(() => expect(canvas.queryByText('Kavita Joshi')).toBeNull());
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible();
    canvas.getByRole('button', { name: 'Active' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address).toHaveTextContent(/brokers\?q=sha&status=Active$/));
    search.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address).toHaveTextContent(/brokers\?status=Active$/));
    await expect(await canvas.findByText('Deepak Meena')).toBeVisible();
  },
});

/** Page, size and order are part of the address, so that a reload or a shared link shows the same rows. */
export const AddressByKeyboard = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <TableWithAddress {...args} />,
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByTestId('address');
    const name = await canvas.findByRole('columnheader', { name: /Name/ });
    canvas.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address).toHaveTextContent('?sort=name&order=asc'));
    canvas.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address).toHaveTextContent('page=2'));
    canvas.getByRole('combobox', { name: /Rows per page/ }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: '50', hidden: true });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address).toHaveTextContent('?sort=name&order=asc&limit=50'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const ColumnsAndDensityByKeyboard = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('asha.rathore@nivaas.example');
    const density = canvas.getByRole('button', { name: 'Density' });
    density.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Density' });
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(density).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Columns' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.queryByText('asha.rathore@nivaas.example')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
    await expect(JSON.parse(localStorage.getItem('nivaas.table.Brokers') ?? '')).toEqual({
      density: 'compact',
      hidden: ['email'],
    });
  },
});

export const CellsByKeyboard = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('gridcell', { name: '128' });
    await userEvent.click(first);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Asha Rathore' })).toHaveFocus());
    editPerson.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(editPerson).toHaveBeenCalledWith(127);
  },
});

/** The table's header sticks below the page's header. */
export const StickyHead = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  args: { rows: Array.from({ length: 40 }, (_, at) => ({ ...(people[at % 6] as Person), id: 200 - at })) },
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('columnheader', { name: /Email/ });
    await canvas.findByRole('gridcell', { name: '161' });
    window.scrollTo(0, 900);
    await waitFor(() => expect(head.getBoundingClientRect().top).toBe(64));
    window.scrollTo(0, 0);
  },
});

/** The width of the container, not of the window, decides between grid and cards. */
export const InANarrowPlace = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <Box sx={{ width: 640 }}>
      <DataTable {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Brokers' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
});

/** The menu marks a column that is left out for lack of room. */
export const NoRoom = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  args: { hideableColumns: ['email'] },
  render: (args) => (
    <Box sx={{ width: 720 }}>
      <DataTable {...args} />
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }));
    const hideableColumns = await screen.findByRole('menuitemcheckbox', { name: 'Email no room', checked: true });
    await waitFor(() => expect(hideableColumns).toBeVisible());
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Name' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Email', hidden: true })).toBeNull();
  },
});

/** Stored preferences that are not valid are ignored. */
export const DamagedPreferences = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    localStorage.setItem('nivaas.table.Brokers', '{"hidden":null,"density":"huge"}');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: /Email/ })).toBeVisible();
  },
});

/** When the button disappears with the empty state, the focus moves to the table. */
export const FocusAfterHelp = meta.story({
  tags: ['behaviour'],
  render: function Found(args) {
    const [found, setFound] = useState(false);
    return (
      <DataTable
        {...args}
        page={1}
        rows={found ? args.rows : []}
        total={found ? args.total : 0}
        onClear={() => setFound(true)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Clear search' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Asha Rathore');
    await expect(canvas.getByRole('region', { name: 'Brokers' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
});

/** The previous rows stay under a progress bar while the next ones load. */
export const LoadingNext = meta.story({
  args: { loading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Asha Rathore')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await expect(canvas.getByRole('region', { name: 'Brokers' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvasElement.querySelector('.MuiLinearProgress-root')).not.toBeNull();
  },
});

export const Empty = meta.story({
  args: { rows: [], total: 0, page: 1, onClear: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No brokers found')).toBeVisible();
    await expect(canvas.getByText('None found')).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.queryByRole('button', { name: 'Next page' })).toBeNull();
  },
});

/** Rows were deleted, or the address was typed: the list is not empty, only this page is. */
export const PastTheEnd = meta.story({
  tags: ['behaviour'],
  args: { rows: [], total: 128, page: 9 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing on this page')).toBeVisible();
    await expect(canvas.getByText('0 of 128')).toBeVisible();
    canvas.getByRole('button', { name: 'Show the first page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(7);
  },
});

export const Failed = meta.story({
  args: { rows: [], total: 0, page: 1, error: 'Failed to load brokers' },
  play: async ({ args, canvas, globals, userEvent }) => {
    const failure = await canvas.findByText('Failed to load brokers');
    await expect(failure).toBeVisible();
    const { error } = globals.scheme === 'dark' ? darkTones : lightTones;
    await expect(getComputedStyle(failure).color).toBe(computedColour(error.text));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

/** Long words are truncated in rows and wrap in cards: nothing overflows the table. */
export const LongWords = meta.story({
  args: { total: 1, page: 1, rows: [longPerson] },
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('region', { name: 'Brokers' }).getBoundingClientRect().right;
    const button = await canvas.findByRole('button', { name: /^Edit Venkata/ });
    for (const part of [
      button,
      ...['Suspended', longPerson.name, longPerson.email].map((text) => canvas.getByText(text)),
    ]) {
      await waitFor(() => expect(part).toBeVisible());
      await waitFor(() => expect(part.getBoundingClientRect().right).toBeLessThan(edge));
    }
  },
});

export const NothingScrollsInside = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Brokers' });
    await canvas.findByText('Kavita Joshi');
    const scroller = grid.querySelector('.MuiDataGrid-virtualScroller');
    await waitFor(() => expect(scroller?.scrollWidth).toBe(scroller?.clientWidth));
    await expect(scroller?.scrollHeight).toBe(scroller?.clientHeight);
  },
});
