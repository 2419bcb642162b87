import { KindTiles } from '#src/screens/public/place/KindTiles.tsx';
import { buildPlace } from '#stories/mocks/place.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: KindTiles });

export const Whole = meta.story({ args: { place: buildPlace() } });
