import Button from '@mui/material/Button';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DefinitionList } from '../../../src/ui/data/DefinitionList';
import { DetailDialog } from '../../../src/ui/layout/DetailDialog';

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
});

export const AtTheRight = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'View Broker' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const Wide = meta.story({ args: { wide: true, title: 'Restored haveli in Bani Park' } });
