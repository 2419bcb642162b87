import Button from '@mui/material/Button';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: Row, parameters: { layout: 'padded' } });

/** A line and its button at the other end; on a phone the button goes below. */
export const Between = meta.story({
  args: {
    gap: 1.5,
    wrap: true,
    between: true,
    children: (
      <>
        <Text variant="body1">Two homes wait for a review, and one was reported by a visitor.</Text>
        <Button>Review</Button>
      </>
    ),
  },
});
