import { PlaceLine } from '#src/screens/public/front-page/PlaceLine.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PlaceLine, args: { place: 'Jagatpura, Jaipur' } });

export const Plain = meta.story();
