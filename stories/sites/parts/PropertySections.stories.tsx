import { PropertySections } from '#src/sites/parts/PropertySections.tsx';
import { propertyOf } from '#stories/mocks/siteKinds.ts';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({ component: PropertySections, decorators: inSite, args: { heading: 'The home' } });

export const All = meta.story({ args: { property: propertyOf('modern', 'full').property } });
export const Few = meta.story({ args: { property: propertyOf('modern', 'sparse').property } });
