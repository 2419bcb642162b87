import preview from '../../../.storybook/preview';
import { BackLink } from '../../../src/features/sites/BackLink';
import { siteLinks } from '../../../src/features/sites/siteLinks';
import { inSite } from './framed';

const meta = preview.meta({ component: BackLink, decorators: inSite });

export const Shown = meta.story({ args: { links: siteLinks('/site/asha-rathore', 'property') } });
