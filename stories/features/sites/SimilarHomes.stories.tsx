import preview from '../../../.storybook/preview';
import { SimilarHomes } from '../../../src/features/sites/SimilarHomes';
import { siteLinks } from '../../../src/features/sites/siteLinks';
import { ModernCard } from '../../../src/features/sites/templates/modern/parts';
import { propertyOf } from '../../mocks/siteKinds';
import { inSite } from './framed';

const { similar } = propertyOf('modern', 'full');
const links = siteLinks('/site/asha-rathore', 'property');
const meta = preview.meta({ component: SimilarHomes, decorators: inSite, args: { links, Card: ModernCard } });

export const Three = meta.story({ args: { listings: similar } });
export const None = meta.story({ args: { listings: [] } });
