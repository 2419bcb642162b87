import preview from '../../../.storybook/preview';
import { SiteLoading } from '../../../src/features/sites/SiteLoading';

const meta = preview.meta({ component: SiteLoading });

export const Loading = meta.story({});
