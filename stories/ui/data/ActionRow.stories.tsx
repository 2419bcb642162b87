import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import { ActionRow } from '#src/ui/data/ActionRow.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: ActionRow,
  parameters: { layout: 'padded' },
  args: { title: 'Safari on iPhone', line: 'Last used yesterday', children: <Button size="small">End</Button> },
  decorators: [(Story) => <ul>{Story()}</ul>, inBox({ maxWidth: 480 })],
});

export const WithAction = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Safari on iPhone');
  },
});

export const Long = meta.story({
  tags: ['full'],
  args: { title: 'A very long name that has no room beside its action on a phone', line: 'x'.repeat(90) },
});
