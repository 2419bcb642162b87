import preview from '../../../.storybook/preview';
import { ChartTip } from '../../../src/ui/data/ChartTip';

const meta = preview.meta({ component: ChartTip });

export const April = meta.story({ args: { label: 'April', value: '63 properties' } });
