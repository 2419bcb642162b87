import { SiteHome } from '#src/sites/SiteHome.tsx';
import { homeStories } from '#stories/mocks/templateStories.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SiteHome });
const stories = homeStories('luxury');

export const Full = meta.story(stories.full);
export const FullPhone = meta.story(stories.fullPhone);
export const Sparse = meta.story(stories.sparse);
export const Empty = meta.story(stories.empty);
export const Hostile = meta.story(stories.hostile);
