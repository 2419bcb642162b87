import { expect, screen, within } from 'storybook/test';
import { FeaturesSection } from '#src/screens/broker/post-property/FeaturesSection.tsx';
import { emptyProperty } from '#src/screens/broker/post-property/submission/propertyForm.ts';
import { fill } from '#storybook/fill.ts';
import { onPropertyStage } from '#storybook/PropertyStage.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: FeaturesSection });

export const Defaults = meta.story({
  decorators: [onPropertyStage()],
  play: async ({ canvas, userEvent }) => {
    // A choice without a default can be cleared; one with a default only changed.
    await userEvent.click(canvas.getByRole('radio', { name: 'East' }));
    await expect(canvas.getByRole('radio', { name: 'East' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'East' }));
    await expect(canvas.getByRole('radio', { name: 'East' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Freehold' }));
    await expect(canvas.getByRole('radio', { name: 'Freehold' })).toBeChecked();
  },
});

/** Possession By, Age of Property and the RERA number show only under their conditions. */
export const Conditional = meta.story({
  tags: ['behaviour'],
  decorators: [onPropertyStage()],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Age of Property' })).toBeVisible();
    for (const availability of ['Under construction', 'Upcoming']) {
      await userEvent.click(canvas.getByRole('radio', { name: availability }));
      await expect(canvas.getByRole('combobox', { name: 'Possession By' })).toBeVisible();
      await expect(canvas.queryByRole('combobox', { name: 'Age of Property' })).toBeNull();
    }
    await userEvent.click(canvas.getByRole('combobox', { name: 'Possession By' }));
    await userEvent.click(await screen.findByRole('option', { name: 'By 2025' }));
    for (const status of ['Applied', 'Not applicable']) {
      await userEvent.click(canvas.getByRole('radio', { name: status }));
      await expect(canvas.queryByLabelText('RERA number')).toBeNull();
    }
    await userEvent.click(canvas.getByRole('radio', { name: 'Registered' }));
    await fill(userEvent, canvas.getByLabelText('RERA number'), 'SAMPLE/RAJ/P/2026/0417');
    await userEvent.click(canvas.getByRole('radio', { name: 'Ready to move' }));
    await expect(canvas.queryByRole('combobox', { name: 'Possession By' })).toBeNull();
  },
});

const features = {
  ...emptyProperty.features,
  built_up_area: '1450',
  carpet_area: '1120',
  carpet_area_unit: 'Sq.ft.',
  expected_price: '999999999999',
  booking_amount: '200000',
  maintenance_charges: '3500',
  num_bedrooms: '4.5',
  num_bathrooms: '3',
  num_balconies: '10',
  additional_rooms: ['Pooja Room', 'Study Room'],
  availability: 'under_construction',
  possession_by: 'Within 6 Months',
  no_of_floors: '26',
  property_on_floor: '7th',
  furnishing_status: 'semi_furnished',
  facing: 'North East',
  flooring_type: 'Marble',
  rera_status: 'registered',
  rera_number: 'SAMPLE/RAJ/P/2026/0417',
  property_tags: ['Well ventilated', 'Gated Society', 'Plenty of Sunlight'],
};

export const FilledIn = meta.story({
  decorators: [onPropertyStage({ values: { features, furnishing: { Fan: 3, Light: 8, AC: 2, Wardrobe: 2, Bed: 1 } } })],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Expected price')).toHaveValue('9,99,99,99,99,999');
    await expect(
      canvas.getByText(/^Ninety Nine Thousand Nine Hundred Ninety Nine Crore Ninety Nine Lakh/),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Booking amount')).toHaveValue('2,00,000');
    await expect(canvas.getByLabelText('Maintenance charges')).toHaveValue('3,500');
    await expect(canvas.getByText('16 items')).toBeVisible();
    await expect(canvas.getByText(/Fan 3, Light 8, AC 2, Bed 1 and 1 more/)).toBeVisible();
    const floor = within(canvas.getByRole('radiogroup', { name: 'Floor of property' }));
    await expect(floor.getByRole('button', { name: '7th chosen, more floor of property' })).toBeVisible();
  },
});
