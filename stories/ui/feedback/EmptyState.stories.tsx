import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import preview from '#storybook/parts/preview.ts';

const clear = fn();
const meta = preview.meta({ component: EmptyState });

export const Medium = meta.story({
  args: {
    drawing: 'results',
    title: 'No brokers found',
    text: 'No name or email matches “raahul”. Check the spelling or show everyone.',
    action: <Button onClick={clear}>Clear search</Button>,
  },
  play: async ({ userEvent }) => {
    clear.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(clear).toHaveBeenCalledTimes(1);
  },
});

export const Small = meta.story({ args: { size: 'small', title: 'No notifications' } });

export const Large = meta.story({
  args: {
    size: 'large',
    title: 'No properties yet',
    text: 'Post your first one. It takes about six minutes, and a draft is kept for you.',
    action: (
      <Button variant="contained" startIcon={<Plus size={18} />}>
        Post Property
      </Button>
    ),
  },
});

export const LongText = meta.story({
  tags: ['full'],
  args: {
    title: 'Nothing matches “haveli-with-a-courtyard-and-two-wells-near-the-old-city-gate-in-bani-park”',
    text: 'No property has all of these words in its title, its locality, its city or its address. Try fewer words, or only the locality.',
  },
});
