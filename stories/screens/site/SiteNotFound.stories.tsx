import preview from '../../../.storybook/preview';
import { SiteNotFound } from '../../../src/screens/site/SiteNotFound';

const meta = preview.meta({ component: SiteNotFound });

export const Shown = meta.story();
