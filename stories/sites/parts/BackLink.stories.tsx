import { BackLink } from '#src/sites/parts/BackLink.tsx';
import { siteLinks } from '#src/sites/parts/siteLinks.ts';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({ component: BackLink, decorators: inSite });

export const Shown = meta.story({ args: { links: siteLinks('/site/asha-rathore', 'property') } });
