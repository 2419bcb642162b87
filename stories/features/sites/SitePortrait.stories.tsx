import preview from '../../../.storybook/preview';
import { photoUrl } from '../../../contract/fixtures/photoUrl';
import { SitePortrait } from '../../../src/features/sites/SitePortrait';
import { inSite } from './framed';

const meta = preview.meta({ component: SitePortrait, decorators: inSite });

export const Letters = meta.story({ args: { name: 'Asha Rathore', photo: null } });
export const Photo = meta.story({ args: { name: 'Asha Rathore', photo: photoUrl('villa', 'exterior', 4) } });
