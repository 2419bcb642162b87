import { RateChart } from '#src/screens/public/place/RateChart.tsx';
import { buildPlace } from '#stories/mocks/place.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: RateChart });

export const Many = meta.story({ args: { place: buildPlace() } });

/** Under 12 homes: band and median only. */
export const Few = meta.story({ args: { place: buildPlace({ steps: [] }) } });
