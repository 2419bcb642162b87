import type { SiteTemplate } from '#contract/templates.ts';
import { fillsItsRows, homeOf, propertyOf, readsAsText } from './siteKinds.ts';

interface Played {
  canvasElement: HTMLElement;
}

const base = '/site/asha-rathore';
const phone = { globals: { viewport: { value: 'phone' } } };

const storiesOf = <Args extends object>(argsOf: (kind: 'full' | 'sparse' | 'empty' | 'hostile') => Args) => {
  const story = (kind: Parameters<typeof argsOf>[0]) => ({ args: { ...argsOf(kind), base } });
  const [full, sparse] = [story('full'), story('sparse')];
  const hostile = {
    ...story('hostile'),
    tags: ['behaviour'],
    play: async ({ canvasElement }: Played) => readsAsText(canvasElement),
  };
  return {
    full,
    fullPhone: { ...full, ...phone },
    sparse,
    empty: story('empty'),
    hostile,
  };
};

/** The stories of a template's home page, for `SiteHome`. */
export const homeStories = (template: SiteTemplate) => storiesOf((kind) => homeOf(template, kind));

/** The stories of a template's page of a property, for `SitePropertyPage`. */
export const propertyStories = (template: SiteTemplate) => storiesOf((kind) => propertyOf(template, kind));

/** The story of a property's page with this many photos. */
export const galleryStory = (template: SiteTemplate, photos: number) => {
  const { property, ...page } = propertyOf(template, 'full');
  return {
    tags: ['behaviour'],
    args: { ...page, property: { ...property, photos: property.photos.slice(0, photos) }, base },
    play: async ({ canvasElement }: Played) => fillsItsRows(canvasElement),
  };
};
