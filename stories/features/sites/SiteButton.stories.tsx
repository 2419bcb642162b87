import preview from '../../../.storybook/preview';
import { SiteButton } from '../../../src/features/sites/SiteButton';
import { inSite } from './framed';

const meta = preview.meta({ component: SiteButton, decorators: inSite });

export const Accent = meta.story({ args: { kind: 'accent', href: '#contact', children: 'Enquire' } });
export const Call = meta.story({ args: { kind: 'call', href: 'tel:1', children: 'Call' } });
export const Line = meta.story({ args: { kind: 'line', small: true, children: 'Clear filters' } });
