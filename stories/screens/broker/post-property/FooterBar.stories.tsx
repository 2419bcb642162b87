import Button from '@mui/material/Button';
import { FooterBar } from '#src/screens/broker/post-property/FooterBar.tsx';
import { inMain } from '#storybook/inMain.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: FooterBar,
  decorators: [inMain],
  args: {
    steps: undefined,
    status: 'Nothing is changed.',
    note: null,
    progress: undefined,
    extra: <Button variant="text">Discard</Button>,
    children: <Button variant="contained">Save</Button>,
  },
});

export const Plain = meta.story();
export const Sending = meta.story({
  args: {
    steps: [
      { name: 'Details', state: 'done' },
      { name: 'Add photos', state: 'current' },
    ],
    status: 'Uploading photo 2 of 5',
    progress: { label: 'Save', value: 1.5, max: 5 },
  },
});
