import preview from '../../../.storybook/preview';
import { SiteLicence } from '../../../src/features/sites/SiteLicence';
import { inSite } from './framed';

const meta = preview.meta({ component: SiteLicence, decorators: inSite });

export const Licensed = meta.story({ args: { broker: { licenseNo: 'SAMPLE/RAJ/A/2024/1101' } } });
export const None = meta.story({ args: { broker: { licenseNo: null } } });
