import preview from '../../../.storybook/preview';
import { SiteNotFound } from '../../../src/features/sites/SiteNotFound';

const meta = preview.meta({ component: SiteNotFound });

export const Shown = meta.story();
