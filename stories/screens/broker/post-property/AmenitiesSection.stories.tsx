import { expect, screen, waitFor, within } from 'storybook/test';
import { AmenitiesSection } from '#src/screens/broker/post-property/AmenitiesSection.tsx';
import { onPropertyStage } from '#storybook/PropertyStage.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: AmenitiesSection,
  decorators: [
    onPropertyStage({ values: { amenities: ['Lift', 'Rooftop Garden'], own_amenities: ['Rooftop Garden'] } }),
  ],
});

export const Chosen = meta.story({});

/**
 * A new amenity is ticked at once; a known one in other letter case ticks the existing one; an empty one is refused.
 */
export const AddMore = meta.story({
  play: async ({ canvas, userEvent }) => {
    const add = async (words: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add More Amenities' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add More Amenities' }));
      await waitFor(() => expect(dialog.getByLabelText('Amenity')).toHaveFocus());
      await userEvent.keyboard(`${words}{Enter}`);
      return dialog;
    };
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const empty = await add('  ');
    await empty.findByText('Amenity is required', { selector: 'span' });
    await userEvent.clear(empty.getByLabelText('Amenity'));
    await userEvent.keyboard('Yoga  deck{Enter}');
    await gone();
    await expect(canvas.getByRole('checkbox', { name: 'Yoga deck' })).toBeChecked();
    await add('piped gas');
    await gone();
    await expect(canvas.getByRole('checkbox', { name: 'Piped Gas' })).toBeChecked();
    await expect(canvas.getAllByRole('checkbox', { name: /piped gas/i })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Yoga deck' }));
    await expect(canvas.getByRole('checkbox', { name: 'Yoga deck' })).not.toBeChecked();
  },
});
