import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DefinitionList } from '#src/ui/data/DefinitionList.tsx';
import { ResponsiveDialog } from '#src/ui/layout/ResponsiveDialog.tsx';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: ResponsiveDialog, parameters: framed(600) });

const footer = (
  <>
    <Button>Cancel</Button>
    <Button variant="contained">Done</Button>
  </>
);

const paragraphs = Array.from({ length: 24 }, (_, at) => `Paragraph ${at + 1}: a page longer than its window.`);

function Stage() {
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ p: 3, display: 'grid', gap: 3 }}>
      <Button onClick={() => setOpen(true)} sx={{ justifySelf: 'end' }}>
        Area Calculator
      </Button>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ResponsiveDialog
        open={open}
        title="Area Calculator"
        line="Turn any unit into square feet"
        onClose={() => setOpen(false)}
        actions={footer}
      >
        1 sq. yard is about 9 square feet.
      </ResponsiveDialog>
    </Box>
  );
}

export const ThePageStandsStill = meta.story({
  render: () => <Stage />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Area Calculator' });
    const before = opener.getBoundingClientRect().left;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Area Calculator' });
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await expect(opener.getBoundingClientRect().left).toBe(before);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
});

/** A record's details on the right side of the window. */
export const Aside = meta.story({
  args: {
    open: true,
    size: 'aside',
    title: 'View Broker',
    onClose: fn(),
    actions: <Button>Edit</Button>,
    children: <DefinitionList items={[{ label: 'Name', value: 'Asha Rathore' }]} />,
  },
});

export const Large = meta.story({
  args: {
    open: true,
    size: 'large',
    title: 'Furnishing detail',
    line: 'What stays with the home',
    onClose: fn(),
    actions: footer,
    children: paragraphs.slice(0, 6).map((text) => <p key={text}>{text}</p>),
  },
});

/** Long text without controls is a tab stop, so that the keyboard can scroll it. */
export const LongScrollsInside = meta.story({
  args: {
    open: true,
    title: 'A title that goes on for longer than one line of a dialog has room for, on any window',
    lead: <Calculator size={28} aria-hidden />,
    onClose: fn(),
    actions: footer,
    children: paragraphs.concat(paragraphs.map((text) => `${text} Again.`)).map((text) => <p key={text}>{text}</p>),
  },
  play: async () => {
    const body = (await screen.findByText(/^Paragraph 1:.*Again/)).parentElement;
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
  },
});
