import { SiteField } from '#src/sites/parts/SiteField.tsx';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({ component: SiteField, decorators: inSite });

export const Asked = meta.story({ args: { name: 'full_name', label: 'Your name', required: true } });
export const Refused = meta.story({
  args: { name: 'phone', label: 'Phone', required: true, error: 'Phone is required' },
});
export const Several = meta.story({ args: { name: 'message', label: 'Message', rows: 4 } });
