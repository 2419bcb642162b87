import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { DebouncedSearch } from '#src/ui/inputs/DebouncedSearch.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: DebouncedSearch });
const settled = fn();

function Stage() {
  const [q, setQ] = useState('');
  const [settle] = useState(() => (text: string) => {
    settled(text);
    setQ(text);
  });
  return (
    <Box sx={{ p: 3, maxWidth: 380, display: 'grid', gap: 1 }}>
      <DebouncedSearch label="Search leads" placeholder="Search by name" value={q} onSettle={settle} />
      <p>Searched for: {q || 'everything'}</p>
      <button type="button" onClick={() => setQ('')}>
        Show everything
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
    // Enter does not wait, nor does Escape; and neither is said twice.
    await userEvent.keyboard('hul{Enter}');
    await expect(await canvas.findByText('Searched for: raahul')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Searched for: everything')).toBeVisible();
    await expect(field).toHaveValue('');
    await waitFor(() => expect(settled).toHaveBeenLastCalledWith(''));
    await expect(settled.mock.calls.filter(([text]) => text === 'raahul')).toHaveLength(1);
  },
});

/** The pause is one of 300 ms. */
export const After300Milliseconds = meta.story({
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

function LateStage() {
  const [q, setQ] = useState('');
  const [asked, setAsked] = useState('');
  return (
    <Box sx={{ p: 3, maxWidth: 380, display: 'grid', gap: 1 }}>
      <DebouncedSearch label="Search leads" placeholder="Search by name" value={q} onSettle={setAsked} />
      <p>Asked for: {asked || 'everything'}</p>
      <button type="button" onClick={() => setQ(asked)}>
        It comes
      </button>
    </Box>
  );
}

/** The address takes a while to change: what is typed or cleared meanwhile stays. */
export const LateAddress = meta.story({
  render: () => <LateStage />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Search leads' });
    await userEvent.type(field, 'soni');
    await canvas.findByText('Asked for: soni');
    await userEvent.type(field, '{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'It comes' }));
    await canvas.findByText('Asked for: everything');
    await expect(field).toHaveValue('');
  },
});

/** What was typed before does not come back after the search was cleared elsewhere. */
export const ClearedFromOutside = meta.story({
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
