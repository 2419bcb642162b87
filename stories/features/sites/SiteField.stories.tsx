import preview from '../../../.storybook/preview';
import { SiteField } from '../../../src/features/sites/SiteField';
import { inSite } from './framed';

const meta = preview.meta({ component: SiteField, decorators: inSite });

export const Asked = meta.story({ args: { name: 'full_name', label: 'Your name', required: true } });
export const Refused = meta.story({
  args: { name: 'phone', label: 'Phone', required: true, error: 'Phone is required' },
});
export const Several = meta.story({ args: { name: 'message', label: 'Message', rows: 4 } });
