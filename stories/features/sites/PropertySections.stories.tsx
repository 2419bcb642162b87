import preview from '../../../.storybook/preview';
import { PropertySections } from '../../../src/features/sites/PropertySections';
import { propertyOf } from '../../mocks/siteKinds';
import { inSite } from './framed';

const meta = preview.meta({ component: PropertySections, decorators: inSite });

export const All = meta.story({ args: { property: propertyOf('modern', 'full').property } });
export const Few = meta.story({ args: { property: propertyOf('modern', 'sparse').property } });
