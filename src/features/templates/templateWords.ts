import type { SiteTemplate } from '../../../contract/templates';

/** What each template is for, in one line. */
export const templateLines: Record<SiteTemplate, string> = {
  classic: 'Calm and complete, for every home',
  modern: 'Big pictures, sharp type, towers',
  luxury: 'Dark and slow, for a few fine homes',
  minimal: 'White space first, then pictures',
  heritage: 'Cream and wine, for old-city homes',
};
