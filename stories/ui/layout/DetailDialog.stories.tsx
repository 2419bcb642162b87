import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DefinitionList } from '#src/ui/data/DefinitionList.tsx';
import { DetailDialog } from '#src/ui/layout/DetailDialog.tsx';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: DetailDialog,
  args: {
    open: true,
    title: 'View Broker',
    onClose: fn(),
    actions: <Button>Edit</Button>,
    children: (
      <DefinitionList
        items={[
          { label: 'Name', value: 'Asha Rathore' },
          { label: 'Email', value: 'asha@nivaas.example' },
          { label: 'Tenant DB', value: 'tenant_000127' },
        ]}
      />
    ),
  },
  parameters: framed(600),
});

export const AtTheRight = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'View Broker' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

function Stage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>View</Button>
      <DetailDialog open={open} wide title="Restored haveli in Bani Park" onClose={() => setOpen(false)}>
        Five bedrooms around a courtyard.
      </DetailDialog>
    </>
  );
}

export const WideGivesFocusBack = meta.story({
  render: () => <Stage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Restored haveli in Bani Park' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View' })).toHaveFocus());
  },
});
