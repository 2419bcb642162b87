import preview from '../../../.storybook/preview';
import { BrandMark } from '../../../src/ui/navigation/BrandMark';

const meta = preview.meta({ component: BrandMark });

export const Large = meta.story({ args: { size: 120 } });
