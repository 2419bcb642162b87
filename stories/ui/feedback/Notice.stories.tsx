import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: Notice });

export const Tones = meta.story({
  render: () => (
    <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, maxWidth: 640 }}>
      <Notice tone="error" title="Failed to save" action={<Button size="small">Try again</Button>}>
        The pictures already uploaded are kept. Your entries are still here.
      </Notice>
      <Notice>OTP sent to your phone</Notice>
      <Notice tone="warning" title="Not connected yet">
        The A record still points to another server.
      </Notice>
      <Notice tone="success">Password changed</Notice>
      <Notice tone="warning">
        The name homes-and-plots-of-the-old-walled-city-and-its-surroundings.rathore-properties.example is longer than a
        line.
      </Notice>
    </Box>
  ),
});

export const Urgent = meta.story({
  args: { tone: 'error', urgent: true, children: 'Invalid email or password' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password'),
});
