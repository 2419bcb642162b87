import { expect, screen, waitFor } from 'storybook/test';
import { array, object, string } from 'yup';
import { ChipGroupField } from '#src/ui/inputs/ChipGroupField.tsx';
import { FormStage } from '#storybook/FormStage.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: ChipGroupField });
const listed = (...values: string[]) => values.map((value) => ({ value, label: value }));
const rooms = listed('1 RK', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5');
const extras = listed('Lift', 'Park', 'Power Backup', 'Swimming Pool');
const tags = listed('Reputed Builder', 'Well ventilated', 'Spacious', 'Corner Property', 'Prime Location');

export const OneOrMany = meta.story({
  render: () => (
    <FormStage values={{ rooms: '', extras: ['Park'] }}>
      <ChipGroupField name="rooms" label="Bedrooms" options={rooms.slice(0, 5)} required />
      <ChipGroupField name="extras" label="Amenities" options={extras} multiple optional />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: '1 RK' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '1' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Lift' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Park' })).not.toBeChecked();
  },
});

export const MoreOfOne = meta.story({
  render: () => (
    <FormStage values={{ rooms: '2' }} width={520}>
      <ChipGroupField name="rooms" label="Bedrooms" options={rooms} first={5} />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio', { name: '4.5' })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: '3' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    // The button shows the choice; another chip replaces it.
    const more = await canvas.findByRole('button', { name: '4 chosen, more bedrooms' });
    await waitFor(() => expect(more).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: '2' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '2.5' }));
    await expect(await canvas.findByRole('button', { name: 'More bedrooms' })).toBeVisible();
  },
});

export const MoreOfMany = meta.story({
  render: () => (
    <FormStage values={{ tags: ['Spacious'] }} width={520}>
      <ChipGroupField
        name="tags"
        label="Descriptive tags"
        options={tags}
        first={2}
        multiple
        help="Pick what is true."
      />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Spacious' })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Spacious' })).toBeChecked();
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Spacious' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    const corner = await canvas.findByRole('checkbox', { name: 'Corner Property' });
    await expect(corner).toBeChecked();
    // Unchecked, the chip stays, because removing it would lose the focus.
    corner.focus();
    await userEvent.keyboard(' ');
    await expect(corner).not.toBeChecked();
    await expect(corner).toHaveFocus();
  },
});

export const LeftAsAWhole = meta.story({
  render: () => (
    <FormStage values={{ tags: [] }} schema={object({ tags: array().min(1, 'Choose a tag') })}>
      <ChipGroupField name="tags" label="Descriptive tags" options={tags} first={2} multiple />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Spacious' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More descriptive tags' })).toHaveFocus());
    // Moving between the chips and the menu does not leave the field.
    await expect(canvas.queryByText('Choose a tag')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText('Choose a tag')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Reputed Builder' })).toBeInvalid();
  },
});

export const States = meta.story({
  render: () => (
    <FormStage
      values={{ rooms: '', kept: '7', tags: ['Lift', 'Park'] }}
      schema={object({ rooms: string().required('Choose the bedrooms') })}
      touched
    >
      <ChipGroupField name="rooms" label="Bedrooms" options={rooms} first={3} required />
      <ChipGroupField name="kept" label="Bathrooms" options={listed('5', '6', '7', '8')} first={2} disabled />
      <ChipGroupField name="tags" label="Amenities" options={extras} multiple disabled />
    </FormStage>
  ),
});
