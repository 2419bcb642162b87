import Button from '@mui/material/Button';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: SectionHead, parameters: { layout: 'padded' } });

export const OfACard = meta.story({
  args: { title: 'Sales trends', line: 'Last six months', actions: <Button size="small">Export</Button> },
});

export const LongWords = meta.story({
  tags: ['full'],
  args: {
    title: 'A section whose title is longer than any section title has a right to be',
    line: 'And whose line goes on about what it is for, although one short sentence would have done.',
    actions: (
      <>
        <Button>Export</Button>
        <Button variant="contained">Add lead</Button>
      </>
    ),
  },
});
