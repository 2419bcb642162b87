import preview from '../../.storybook/preview';
import { ComingNext } from '../../src/app/ComingNext';

const meta = preview.meta({ component: ComingNext, args: { title: 'Dashboard Overview' } });

export const InAPanel = meta.story({});
