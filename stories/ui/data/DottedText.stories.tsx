import { expect } from 'storybook/test';
import { DottedText } from '#src/ui/data/DottedText.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: DottedText,
  decorators: [inBox({ p: 2, maxWidth: 180, overflowWrap: 'anywhere' })],
});

export const Name = meta.story({
  args: { text: '_nivaas.homes.rathore.example' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('_nivaas.homes.rathore.example');
    await expect(canvasElement.innerHTML).toContain('_nivaas.<wbr>homes.<wbr>rathore.<wbr>example');
  },
});
export const Value = meta.story({ args: { text: 'nivaas-site=526adf8157dd' } });
export const Plain = meta.story({ args: { text: 'example' } });
