import { SiteLicence } from '#src/sites/parts/SiteLicence.tsx';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({ component: SiteLicence, decorators: inSite });

export const Licensed = meta.story({ args: { broker: { licenseNo: 'SAMPLE/RAJ/A/2024/1101' } } });
export const None = meta.story({ args: { broker: { licenseNo: null } } });
