import { ChipList } from '#src/features/properties/ChipList.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: ChipList });

export const Filled = meta.story({ args: { title: 'Amenities', items: ['Car Parking', 'Lift', 'Power Backup'] } });
export const LongTexts = meta.story({
  tags: ['full'],
  args: {
    title: 'Amenities',
    items: ['A rooftop garden with a view of the Aravalli hills and of the whole walled city', 'Lift'],
  },
});
export const Empty = meta.story({ args: { title: 'Amenities', items: [] } });
