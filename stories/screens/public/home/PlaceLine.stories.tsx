import preview from '../../../../.storybook/preview';
import { PlaceLine } from '../../../../src/screens/public/home/PlaceLine';

const meta = preview.meta({ component: PlaceLine, args: { place: 'Jagatpura, Jaipur' } });

export const Plain = meta.story();
