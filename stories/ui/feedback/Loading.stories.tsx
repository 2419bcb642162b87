import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: Loading,
  decorators: [inBox({ p: { xs: 2, sm: 3 } })],
});

export const Words = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading...'),
});

export const Cards = meta.story({ args: { shape: 'card', count: 4 } });

export const InCards = meta.story({
  render: () => (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' }, alignItems: 'start' }}
    >
      <Card title="Activities">
        <Loading shape="list" count={4} />
      </Card>
      <Card title="Lead">
        <Loading shape="facts" count={6} />
      </Card>
      <Card title="Profile">
        <Loading shape="form" count={3} />
      </Card>
    </Box>
  ),
});
