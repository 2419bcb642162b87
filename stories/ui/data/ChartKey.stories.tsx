import preview from '../../../.storybook/preview';
import { ChartKey } from '../../../src/ui/data/ChartKey';

const meta = preview.meta({ component: ChartKey });

export const Bars = meta.story({ args: { label: 'Properties sold, January to May' } });
