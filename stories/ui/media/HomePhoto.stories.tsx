import { HomePhoto } from '#src/ui/media/HomePhoto.tsx';
import { inCardsPlace } from '#storybook/homeCard.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: HomePhoto, decorators: [inCardsPlace] });

export const Whole = meta.story({ args: { home: { id: 1, property_type: 'villa' }, sizes: '288px' } });
