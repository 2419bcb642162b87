import { expect, fn, screen } from 'storybook/test';
import { furnishing } from '#contract/fixtures/specifiedForm.ts';
import { FurnishingDialog } from '#src/screens/broker/post-property/FurnishingDialog.tsx';
import { framed } from '#storybook/framed.ts';
import { onPropertyStage } from '#storybook/PropertyStage.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: FurnishingDialog,
  args: { open: true, onClose: fn() },
  parameters: framed(720),
});

export const Counted = meta.story({
  decorators: [onPropertyStage({ values: { furnishing: { Fan: 3, Light: 8, AC: 2 } } })],
  play: async ({ userEvent }) => {
    const names = (await screen.findAllByRole('spinbutton')).map((box) => box.getAttribute('name'));
    await expect(names).toEqual(furnishing);
    const light = screen.getByRole('spinbutton', { name: 'Light' });
    light.focus();
    await userEvent.keyboard('{PageDown}{ArrowDown}');
    await expect(light).toHaveValue('0');
    await expect(screen.getByRole('button', { name: 'Light: one less' })).toBeDisabled();
  },
});
