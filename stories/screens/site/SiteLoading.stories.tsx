import preview from '../../../.storybook/preview';
import { SiteLoading } from '../../../src/screens/site/SiteLoading';

const meta = preview.meta({ component: SiteLoading });

export const Loading = meta.story({});
