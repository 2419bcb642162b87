import { expect } from 'storybook/test';
import { PropertyField } from '#src/screens/broker/post-property/PropertyField.tsx';
import { PropertyStage } from '#storybook/PropertyStage.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PropertyField });

/** One input of each kind, labelled from the table of fields. */
export const Kinds = meta.story({
  render: () => (
    <PropertyStage>
      <PropertyField part="basic" name="city" />
      <PropertyField name="booking_amount" />
      <PropertyField name="num_bathrooms" />
      <PropertyField name="flooring_type" />
      <PropertyField name="additional_rooms" />
    </PropertyStage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'City' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Booking amount' })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: 'Bathrooms' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Flooring' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Additional rooms' })).toBeVisible();
  },
});
