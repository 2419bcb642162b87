import { array, boolean, type InferType, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  choice,
  coded,
  dataOf,
  listed,
  listOf,
  outChoice,
  outText,
  outTextList,
  outTextOrNull,
  outTimeOrNull,
  requiredText,
} from './fields.ts';

/** The five templates and their labels. */
export const siteTemplates = coded([
  ['classic', 'Classic'],
  ['modern', 'Modern'],
  ['luxury', 'Luxury'],
  ['minimal', 'Minimal'],
  ['heritage', 'Heritage'],
]);
export type SiteTemplate = (typeof siteTemplates.values)[number];

export const template = object({ name: outChoice(siteTemplates), label: outText() });
export type Template = InferType<typeof template>;

/** What the last check of a domain found, in a word. */
export const domainReasons = listed([
  'connected',
  'unchecked',
  'no_name',
  'no_address',
  'elsewhere',
  'proxied',
  'waiting',
  'txt_needed',
]);
export type DomainReason = (typeof domainReasons.values)[number];

/** A record to set where the domain's DNS is kept: at `host` of the domain that was bought (`@`: that itself), in full at `name`. */
export const dnsRecord = object({ type: outText(), host: outText(), name: outText(), value: outText() });
export type DnsRecord = InferType<typeof dnsRecord>;

/** How a site's domain stands: what was found and what is expected, the records to set, when it was last checked. */
export const domainReport = object({
  connected: boolean().defined(),
  reason: outChoice(domainReasons),
  /** The addresses of its A records. */
  found: outTextList(),
  /** And of its AAAA records: whoever has IPv6 goes there instead. */
  foundIpv6: outTextList(),
  /** What its TXT records say where the proof belongs. */
  foundTexts: outTextList(),
  expected: outText(),
  records: array().of(dnsRecord).defined(),
  checkedAt: outTimeOrNull(),
});
export type DomainReport = InferType<typeof domainReport>;

export const publishedSite = object({
  template: outChoice(siteTemplates),
  slug: outText(),
  urlPath: outText(),
  customDomain: outTextOrNull(),
  /** Where a domain is set. */
  domain: domainReport.nullable().default(undefined).optional(),
  /** What a TXT record says to prove that a domain is this broker's. */
  domainProof: string(),
  /** The domain that the site had until another site proved it to be its own. */
  domainLost: string().nullable(),
});
export type PublishedSite = InferType<typeof publishedSite>;

/** GET /api/templates/list */
export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/templates/list',
  access: ['broker'],
  summary: 'The website templates',
  responses: { 200: listOf(template) },
});

/** GET /api/templates/my-sites: none or one; and the address that a domain's A record must hold. */
export const listMySites = endpoint({
  method: 'GET',
  path: '/api/templates/my-sites',
  access: ['broker'],
  summary: "The broker's published site",
  responses: { 200: listOf(publishedSite).shape({ siteIpv4: string() }) },
});

/** POST /api/templates/publish: publishing another template switches it; slug and domain stay. */
export const publishSite = endpoint({
  method: 'POST',
  path: '/api/templates/publish',
  access: ['broker'],
  summary: 'Publish the website in a template',
  body: object({ template: choice('Template', siteTemplates).required('Template is required') }),
  responses: { 200: dataOf(publishedSite) },
});

/** POST /api/templates/connect-domain: 409 for a name that another site holds, with the TXT record (`record`) that moves it. */
export const connectDomain = endpoint({
  method: 'POST',
  path: '/api/templates/connect-domain',
  access: ['broker'],
  summary: 'Put a custom domain on the site',
  body: object({ slug: requiredText('Slug', 80), domain: requiredText('Domain', 253) }),
  responses: { 200: dataOf(publishedSite) },
});

/** GET /api/templates/check-domain: asks DNS, and keeps what it found. */
export const checkDomain = endpoint({
  method: 'GET',
  path: '/api/templates/check-domain',
  access: ['broker'],
  summary: 'Whether the custom domain is connected',
  query: object({ slug: requiredText('Slug', 80) }),
  responses: {
    200: dataOf(
      object({ connected: boolean().defined(), domain: domainReport.nullable().default(undefined).optional() }),
    ),
  },
});
