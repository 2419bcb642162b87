import { RateChart } from '#src/screens/public/place/RateChart.tsx';
import { buildPlace } from '#stories/mocks/place.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: RateChart });

export const Many = meta.story({ args: { place: buildPlace() } });

/** With fewer than 12 homes, the chart has a dot for each. */
export const Few = meta.story({
  args: { place: buildPlace({ steps: [], rates: [3900, 4850, 5640, 5640, 6480, 7100] }) },
});
