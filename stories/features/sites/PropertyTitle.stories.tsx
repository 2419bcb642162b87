import preview from '../../../.storybook/preview';
import { PropertyTitle } from '../../../src/features/sites/PropertyTitle';
import { propertyOf } from '../../mocks/siteKinds';
import { inSite } from './framed';

const meta = preview.meta({ component: PropertyTitle, decorators: inSite });

export const Named = meta.story({ args: { property: propertyOf('modern', 'full').property } });
export const Unnamed = meta.story({ args: { property: propertyOf('modern', 'sparse').property } });
