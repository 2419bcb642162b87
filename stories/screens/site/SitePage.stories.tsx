import preview from '../../../.storybook/preview';
import { SitePage } from '../../../src/screens/site/SitePage';
import { fullSite } from '../../../stories/mocks/sites';

const meta = preview.meta({ component: SitePage });

export const Minimal = meta.story({ args: { site: fullSite({ template: 'minimal' }) } });
export const Preview = meta.story({ args: { site: fullSite({ template: 'classic' }), preview: true } });
