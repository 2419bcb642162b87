import { photoUrl } from '#contract/fixtures/photoUrl.ts';
import { SitePortrait } from '#src/sites/parts/SitePortrait.tsx';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({ component: SitePortrait, decorators: inSite });

export const Letters = meta.story({ args: { name: 'Asha Rathore', photo: null } });
export const Photo = meta.story({ args: { name: 'Asha Rathore', photo: photoUrl('villa', 'exterior', 4) } });
