import { BesidePlaces } from '#src/screens/public/place/BesidePlaces.tsx';
import { buildPlace } from '#stories/mocks/place.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: BesidePlaces });

export const Whole = meta.story({ args: { place: buildPlace() } });
