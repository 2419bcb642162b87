import { SitePropertyPage } from '#src/sites/SitePropertyPage.tsx';
import { galleryStory, propertyStories } from '#stories/mocks/templateStories.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SitePropertyPage });
const stories = propertyStories('luxury');

export const Full = meta.story(stories.full);
export const FullPhone = meta.story(stories.fullPhone);
export const TwoPhotos = meta.story(galleryStory('luxury', 2));
export const ThreePhotos = meta.story(galleryStory('luxury', 3));
export const FourPhotos = meta.story(galleryStory('luxury', 4));
export const Sparse = meta.story(stories.sparse);
export const Empty = meta.story(stories.empty);
export const Hostile = meta.story(stories.hostile);
