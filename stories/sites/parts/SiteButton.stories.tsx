import { SiteButton } from '#src/sites/parts/SiteButton.tsx';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({ component: SiteButton, decorators: inSite });

export const Accent = meta.story({ args: { kind: 'accent', href: '#contact', children: 'Enquire' } });
export const Call = meta.story({ args: { kind: 'call', href: 'tel:1', children: 'Call' } });
export const Line = meta.story({ args: { kind: 'line', small: true, children: 'Clear filters' } });
