import { expect, screen, waitFor } from 'storybook/test';
import { AreaFields } from '#src/screens/broker/post-property/AreaFields.tsx';
import { fill } from '#storybook/fill.ts';
import { onPropertyStage } from '#storybook/PropertyStage.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: AreaFields,
  decorators: [onPropertyStage()],
});

/** A new row gets the focus; removing a row clears its area and unit. */
export const RowsComeAndGo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add carpet area' }));
    await waitFor(() => expect(canvas.getByLabelText('Carpet area')).toHaveFocus());
    await userEvent.paste('1120');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Carpet area unit' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Katha' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add super area' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove carpet area' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add carpet area' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByLabelText('Carpet area')).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Carpet area unit' })).toHaveTextContent('Sq.ft.');
    await expect(canvas.getByLabelText('Super area')).toBeVisible();
  },
});

export const Applied = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Built-up area unit' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sq. Yards' }));
    await fill(userEvent, canvas.getByLabelText('Built-up area'), '160');
    await userEvent.click(canvas.getByRole('button', { name: 'Area Calculator' }));
    await screen.findByText('1,440');
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(canvas.getByLabelText('Built-up area')).toHaveValue('1,440'));
    // Hidden from screen readers until the dialog is gone.
    const unit = await canvas.findByRole('combobox', { name: 'Built-up area unit' });
    await expect(unit).toHaveTextContent('Sq.ft.');
    // Without a result Apply does nothing; opened again, it starts with the form's values.
    await userEvent.click(canvas.getByRole('button', { name: 'Area Calculator' }));
    await fill(userEvent, await screen.findByLabelText('Value'), ' or so');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Area Calculator' }));
    const value = await screen.findByLabelText('Value');
    await expect(value).toHaveValue('1440');
    await userEvent.clear(value);
    await fill(userEvent, value, '900');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(canvas.getByLabelText('Built-up area')).toHaveValue('900'));
  },
});
