import { SiteMissing } from '#src/sites/SiteMissing.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SiteMissing });

export const NoSite = meta.story({ args: { base: undefined } });
export const NoHomeOfASite = meta.story({ args: { base: '/site/asha-rathore' } });
export const NoHomeOnItsOwnDomain = meta.story({ args: { base: '' } });
