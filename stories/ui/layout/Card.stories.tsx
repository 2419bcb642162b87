import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import { Card } from '#src/ui/layout/Card.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: Card });

export const TitleAndActions = meta.story({
  render: () => (
    <Box sx={{ p: 3, display: 'grid', gap: 2, maxWidth: 480 }}>
      <Card title="Get set up" actions={<Button size="small">Open CRM</Button>}>
        Four steps to your first enquiry.
      </Card>
      <Card>Without a title</Card>
    </Box>
  ),
});

export const BusyWithLongWords = meta.story({
  args: {
    title: 'Everyone who asked about a home in Bani Park, Civil Lines and the old walled city this month',
    line: 'Counted from the enquiries of your site, of the main website and of those that were typed in by hand',
    actions: <Button size="small">Open CRM</Button>,
    'aria-busy': true,
    children: 'A-word-without-any-place-to-break-it-as-addresses-and-file-names-sometimes-are.jpeg',
  },
  play: ({ canvas }) => expect(canvas.getByRole('region', { name: /^Everyone who asked/ })).toBeVisible(),
});
