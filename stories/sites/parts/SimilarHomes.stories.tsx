import { SimilarHomes } from '#src/sites/parts/SimilarHomes.tsx';
import { siteLinks } from '#src/sites/parts/siteLinks.ts';
import { ModernCard } from '#src/sites/templates/modern/parts.tsx';
import { propertyOf } from '#stories/mocks/siteKinds.ts';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const { similar } = propertyOf('modern', 'full');
const links = siteLinks('/site/asha-rathore', 'property');
const meta = preview.meta({
  component: SimilarHomes,
  decorators: inSite,
  args: { links, Card: ModernCard, heading: 'Similar homes' },
});

export const Three = meta.story({ args: { homes: similar } });
export const None = meta.story({ args: { homes: [] } });
