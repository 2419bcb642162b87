import { SiteLoading } from '#src/sites/SiteLoading.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SiteLoading });

export const Loading = meta.story({});
