import preview from '../../../.storybook/preview';
import { SampleTag } from '../../../src/ui/data/SampleTag';

const meta = preview.meta({ component: SampleTag });

export const Sample = meta.story({});
