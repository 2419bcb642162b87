import Button from '@mui/material/Button';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SnackbarProvider } from '../../../src/ui/feedback/SnackbarProvider';
import { useSnackbar } from '../../../src/ui/feedback/useSnackbar';

const meta = preview.meta({ component: SnackbarProvider });

function Speaker() {
  const say = useSnackbar();
  return (
    <>
      <Button onClick={() => say('Lead saved')}>Save lead</Button>
      <Button onClick={() => say('Property created')}>Create property</Button>
    </>
  );
}

export const OneAtATime = meta.story({
  render: () => (
    <SnackbarProvider>
      <Speaker />
    </SnackbarProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save lead' }));
    await waitFor(() => expect(screen.getByText('Lead saved')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Create property' }));
    await waitFor(() => expect(screen.getByText('Property created')).toBeVisible());
    await waitFor(() => expect(screen.queryByText('Lead saved')).toBeNull());
  },
});
