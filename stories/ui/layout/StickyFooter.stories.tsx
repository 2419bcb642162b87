import Button from '@mui/material/Button';
import { StickyFooter } from '#src/ui/layout/StickyFooter.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: StickyFooter,
  args: {
    children: (
      <>
        <span style={{ flex: 1 }}>Nothing is written yet</span>
        <Button variant="contained">Import 12 leads</Button>
      </>
    ),
  },
});

export const Wide = meta.story({});
export const Phone = meta.story({ tags: ['full'], args: { wrap: true }, globals: { viewport: { value: 'phone' } } });
