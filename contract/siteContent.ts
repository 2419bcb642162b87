import { array, type InferType, object } from 'yup';
import { get, put } from './endpoint.ts';
import {
  choice,
  coded,
  dataOf,
  day,
  flag,
  MAX_ID,
  optionalText,
  outChoice,
  outNumberOrNull,
  outText,
  outTextList,
  outTextOrNull,
  requiredText,
  textList,
  whole,
} from './fields.ts';

/** The accent colours of a site; each is readable in every template. */
export const siteAccents = coded([
  ['template', 'The template’s own'],
  ['peacock', 'Peacock'],
  ['indigo', 'Indigo'],
  ['plum', 'Plum'],
  ['forest', 'Forest'],
  ['brick', 'Brick'],
]);
export type SiteAccent = (typeof siteAccents.values)[number];

/** The most testimonials, and the most areas, of a site. */
export const MAX_TESTIMONIALS = 6;
export const MAX_AREAS = 12;

const testimonial = object({ name: outText(), said_on: outText(), words: outText() });

const shown = {
  tagline: outTextOrNull(),
  /** Plain text; empty lines separate paragraphs. */
  about: outTextOrNull(),
  accent: outChoice(siteAccents),
  /** Whether the photo from the broker's account is shown. */
  portrait: flag('Portrait').defined(),
  /** The year in which the broker started working. */
  since: outNumberOrNull(),
  areas: outTextList(),
  /** What clients said, as entered by the broker: Nivaas does not check it, and the site says so. */
  testimonials: array().of(testimonial).defined(),
};

/** The broker's content of a site, as its pages show it. */
export const siteWording = object(shown);
export type SiteWording = InferType<typeof siteWording>;

/** The same, plus the home featured on the site's first page; null lets the site choose. */
export const siteContent = object({ ...shown, hero_id: outNumberOrNull() });
export type SiteContent = InferType<typeof siteContent>;

/** The content of a site that the broker has not customised. */
export const plainContent: SiteContent = {
  tagline: null,
  about: null,
  accent: 'template',
  portrait: true,
  since: null,
  areas: [],
  testimonials: [],
  hero_id: null,
};

export const siteContentBody = object({
  tagline: optionalText('Tagline', 90),
  about: optionalText('About', 1_500),
  accent: choice('Accent', siteAccents).default('template'),
  portrait: flag('Portrait').default(true),
  since: whole('Working since', 1950, 2100).nullable(),
  areas: textList('Areas', MAX_AREAS, 40).default([]),
  testimonials: array()
    .typeError('Testimonials must be a list')
    .nonNullable('Testimonials must be a list')
    .of(
      object({
        name: requiredText('Name', 60),
        said_on: day('Date').required('Date is required'),
        words: requiredText('Words', 400),
      }),
    )
    .max(MAX_TESTIMONIALS, `Testimonials must have at most ${MAX_TESTIMONIALS} entries`)
    .default([]),
  hero_id: whole('First home', 1, MAX_ID).nullable(),
});
export type SiteContentBody = InferType<typeof siteContentBody>;

export const getSiteContent = get('/api/templates/content', {
  access: ['broker'],
  summary: 'What the broker says on their own site',
  responses: { 200: dataOf(siteContent) },
});

/** Replaces the whole content. 400 before a site is published, and for a home that is not the broker's. */
export const changeSiteContent = put('/api/templates/content', {
  access: ['broker'],
  summary: 'Change what the broker says on their own site',
  body: siteContentBody,
  responses: { 200: dataOf(siteContent) },
});
