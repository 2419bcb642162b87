import { SiteNotFound } from '#src/sites/SiteNotFound.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SiteNotFound });

export const Shown = meta.story();
