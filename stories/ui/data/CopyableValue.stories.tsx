import { expect, fn } from 'storybook/test';
import { CopyableValue } from '#src/ui/data/CopyableValue.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: CopyableValue,
  decorators: [inBox({ p: 3, maxWidth: 300 })],
});

const withClipboard = (writeText: (text: string) => Promise<void>) => () =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

export const Short = meta.story({
  args: { label: 'Value', value: '203.0.113.10', what: 'value of the A record' },
  beforeEach: () => void withClipboard(fn(async () => {}))(),
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the value of the A record' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('203.0.113.10');
    await expect(await canvas.findByText('Copied')).toBeInTheDocument();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** A value without a break opportunity wraps anywhere. */
export const Long = meta.story({
  tags: ['full'],
  args: { label: 'Value', value: 'nivaas-site=526adf8157dd44f596f742eecc8282e7526adf8157dd44f596f742eecc8282e7' },
});

/** The browser may refuse to copy: the message says so. */
export const Refused = meta.story({
  args: { label: 'Host', value: '_nivaas.homes.rathore.example' },
  beforeEach: () => void withClipboard(() => Promise.reject(new Error('refused')))(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the Host' }));
    await canvas.findByText('The browser did not let us copy. Mark the text and copy it.');
  },
});
