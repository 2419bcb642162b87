import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { DebouncedSearch } from '#src/ui/inputs/DebouncedSearch.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: DebouncedSearch });
const settled = fn();

/** With `late`, the address changes when a button is pressed and not at once. */
function Stage({ late = false }: { late?: boolean }) {
  const [q, setQ] = useState('');
  const [requested, setRequested] = useState('');
  const [settle] = useState(() => (text: string) => {
    settled(text);
    setRequested(text);
    if (!late) setQ(text);
  });
  return (
    <Box sx={{ p: 3, maxWidth: 380, display: 'grid', gap: 1 }}>
      <DebouncedSearch label="Search leads" placeholder="Search by name" value={q} onSettle={settle} />
      <p>Searched for: {(late ? requested : q) || 'everything'}</p>
      <button type="button" onClick={() => setQ(late ? requested : '')}>
        {late ? 'Change the address' : 'Show everything'}
      </button>
    </Box>
  );
}

export const WaitsForAPause = meta.story({
  beforeEach: () => {
    settled.mockClear();
  },
  render: () => <Stage />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Search leads' });
    await userEvent.tab();
    await userEvent.keyboard('raa');
    await expect(await canvas.findByText('Searched for: raa')).toBeVisible();
    // Enter and Escape search at once, and only once.
    await userEvent.keyboard('hul{Enter}');
    await expect(await canvas.findByText('Searched for: raahul')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Searched for: everything')).toBeVisible();
    await expect(field).toHaveValue('');
    await waitFor(() => expect(settled).toHaveBeenLastCalledWith(''));
    await expect(settled.mock.calls.filter(([text]) => text === 'raahul')).toHaveLength(1);
  },
});

/** The debounce time is 300 ms. */
export const After300Milliseconds = meta.story({
  tags: ['behaviour'],
  render: () => <Stage />,
  play: async ({ canvas, userEvent }) => {
    const timers = spyOn(window, 'setTimeout');
    try {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Search leads' }), 'r');
      await canvas.findByText('Searched for: r');
      await expect(timers.mock.calls.map(([, delay]) => delay)).toContain(300);
    } finally {
      timers.mockRestore();
    }
  },
});

/** The address changes late: input typed or cleared meanwhile stays. */
export const LateAddress = meta.story({
  tags: ['behaviour'],
  render: () => <Stage late />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Search leads' });
    await userEvent.type(field, 'soni');
    await canvas.findByText('Searched for: soni');
    await userEvent.type(field, '{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the address' }));
    await canvas.findByText('Searched for: everything');
    await expect(field).toHaveValue('');
  },
});

/** After the search is cleared from outside, the old text does not come back. */
export const ClearedFromOutside = meta.story({
  tags: ['behaviour'],
  render: () => <Stage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search leads' }), 'zz');
    await expect(await canvas.findByText('Searched for: zz')).toBeVisible();
    settled.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search leads' }), 'a');
    await expect(await canvas.findByText('Searched for: a')).toBeVisible();
    await expect(settled.mock.calls).toEqual([['a']]);
  },
});
