import Button from '@mui/material/Button';
import preview from '../../../.storybook/preview';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';

const meta = preview.meta({ component: EmptyState });

export const WithAction = meta.story({
  args: {
    title: 'No brokers found',
    text: 'No name or email matches “raahul”. Check the spelling or show everyone.',
    action: <Button>Clear search</Button>,
  },
});

export const WordsAlone = meta.story({ args: { title: 'No leads found' } });
