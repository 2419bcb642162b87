import { boolean, type InferType, object } from 'yup';
import { endpoint } from './endpoint';
import { choice, coded, dataOf, listOf, requiredText, saidChoice, saidText, saidTextOrNull } from './fields';

/** The five templates and their labels. */
export const siteTemplates = coded([
  ['classic', 'Classic'],
  ['modern', 'Modern'],
  ['luxury', 'Luxury'],
  ['minimal', 'Minimal'],
  ['heritage', 'Heritage'],
]);
export type SiteTemplate = (typeof siteTemplates.values)[number];

export const template = object({ name: saidChoice(siteTemplates), label: saidText() });
export type Template = InferType<typeof template>;

export const publishedSite = object({
  template: saidChoice(siteTemplates),
  slug: saidText(),
  urlPath: saidText(),
  customDomain: saidTextOrNull(),
});
export type PublishedSite = InferType<typeof publishedSite>;

/** GET /api/templates/list */
export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/templates/list',
  access: ['broker'],
  summary: 'The website templates',
  answers: { 200: listOf(template) },
});

/** GET /api/templates/my-sites: none or one. */
export const listMySites = endpoint({
  method: 'GET',
  path: '/api/templates/my-sites',
  access: ['broker'],
  summary: "The broker's published site",
  answers: { 200: listOf(publishedSite) },
});

/** POST /api/templates/publish: publishing another template switches it; slug and domain stay. */
export const publishSite = endpoint({
  method: 'POST',
  path: '/api/templates/publish',
  access: ['broker'],
  summary: 'Publish the website in a template',
  body: object({ template: choice('Template', siteTemplates).required('Template is required') }),
  answers: { 200: dataOf(publishedSite) },
});

/** POST /api/templates/connect-domain */
export const connectDomain = endpoint({
  method: 'POST',
  path: '/api/templates/connect-domain',
  access: ['broker'],
  summary: 'Put a custom domain on the site',
  body: object({ slug: requiredText('Slug', 80), domain: requiredText('Domain', 253) }),
  answers: { 200: dataOf(publishedSite) },
});

/** GET /api/templates/check-domain */
export const checkDomain = endpoint({
  method: 'GET',
  path: '/api/templates/check-domain',
  access: ['broker'],
  summary: 'Whether the custom domain is connected',
  query: object({ slug: requiredText('Slug', 80) }),
  answers: { 200: dataOf(object({ connected: boolean().defined() })) },
});
