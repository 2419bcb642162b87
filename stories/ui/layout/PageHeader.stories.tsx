import Button from '@mui/material/Button';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: PageHeader,
  decorators: [inBox({ p: 3 })],
});

export const WithActions = meta.story({
  args: {
    title: 'CRM',
    purpose: 'Every lead of the main website and of all brokers',
    actions: (
      <>
        <Button>Export</Button>
        <Button variant="contained">Add lead</Button>
      </>
    ),
  },
});

export const LongWords = meta.story({
  tags: ['full'],
  args: { title: 'A page whose title is longer than any page title has a right to be, on a narrow phone' },
});
