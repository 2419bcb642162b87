import { PropertyTitle } from '#src/sites/parts/PropertyTitle.tsx';
import { propertyOf } from '#stories/mocks/siteKinds.ts';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({ component: PropertyTitle, decorators: inSite });

export const Named = meta.story({ args: { property: propertyOf('modern', 'full').property } });
export const Unnamed = meta.story({ args: { property: propertyOf('modern', 'sparse').property } });
