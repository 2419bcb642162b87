import { expect, screen, waitFor, within } from 'storybook/test';
import { FurnishingField } from '#src/screens/broker/post-property/FurnishingField.tsx';
import { onPropertyStage } from '#storybook/PropertyStage.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: FurnishingField });

/** Furnished and semi-furnished open the details. Only Done saves them, changed or not. */
export const OpensTheDetail = meta.story({
  tags: ['behaviour'],
  decorators: [onPropertyStage()],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radiogroup', { name: /^Furnishing/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Furnished' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Furnishing detail' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Fan: one more' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('1 item')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit furnishing detail' }));
    const unchanged = within(await screen.findByRole('dialog', { name: 'Furnishing detail' }));
    await userEvent.click(await unchanged.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit furnishing detail' }));
    const again = within(await screen.findByRole('dialog', { name: 'Furnishing detail' }));
    await expect(await again.findByRole('spinbutton', { name: 'Fan' })).toHaveValue('1');
    await userEvent.click(again.getByRole('button', { name: 'Reset All' }));
    await expect(again.getByRole('spinbutton', { name: 'Fan' })).toHaveValue('0');
    await userEvent.click(again.getByRole('button', { name: 'Done' }));
    await canvas.findByText('0 items');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Unfurnished' }));
    await expect(canvas.queryByText('0 items')).toBeNull();
    await expect(screen.queryByRole('dialog', { name: 'Furnishing detail' })).toBeNull();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Semi furnished' }));
    await screen.findByRole('dialog', { name: 'Furnishing detail' });
  },
});
