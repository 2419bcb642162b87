import { array, boolean, type InferType, object, string } from 'yup';
import { get, post } from './endpoint.ts';
import {
  choice,
  coded,
  dataOf,
  listed,
  listOf,
  outChoice,
  outNumber,
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

/** The result of the last check of a domain. */
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

/** A DNS record to set: `host` below the registered domain (`@`: the domain itself), `name` in full. */
export const dnsRecord = object({ type: outText(), host: outText(), name: outText(), value: outText() });
export type DnsRecord = InferType<typeof dnsRecord>;

/** The state of a site's domain: what was found, what is expected, the records to set, and when it was last checked. */
export const domainStatus = object({
  connected: boolean().defined(),
  reason: outChoice(domainReasons),
  /** The addresses in its A records. */
  found: outTextList(),
  /** The addresses in its AAAA records: browsers with IPv6 use them instead. */
  foundIpv6: outTextList(),
  /** The TXT records at the name where the ownership proof is expected. */
  foundTexts: outTextList(),
  expected: outText(),
  records: array().of(dnsRecord).defined(),
  checkedAt: outTimeOrNull(),
});
export type DomainStatus = InferType<typeof domainStatus>;

const optionalStatus = domainStatus.nullable().default(undefined).optional();

export const publishedSite = object({
  template: outChoice(siteTemplates),
  slug: outText(),
  urlPath: outText(),
  customDomain: outTextOrNull(),
  /** Absent without a domain. */
  domain: optionalStatus,
  /** The TXT record that proves that this broker owns a domain. */
  domainProof: string(),
  /** The domain that the site lost to another site, which proved its ownership. */
  domainLost: string().nullable(),
  /** Why Nivaas has taken the site offline; absent while it is online. */
  unpublishedReason: string(),
  /** Pages of the site that visitors opened in the last 30 days, today included. */
  views_30: outNumber(),
  /** Leads from enquiries in the last 30 days. */
  enquiries_30: outNumber(),
});
export type PublishedSite = InferType<typeof publishedSite>;

export const listTemplates = get('/api/templates/list', {
  access: ['broker'],
  summary: 'The website templates',
  responses: { 200: listOf(template) },
});

/** Returns one site or none, and the address that a domain's A record must contain. */
export const listMySites = get('/api/templates/my-sites', {
  access: ['broker'],
  summary: "The broker's published site",
  responses: { 200: listOf(publishedSite).shape({ siteIpv4: string() }) },
});

/** Publishing another template switches to it; slug and domain stay. 409 for a site that the operator has taken offline. */
export const publishSite = post('/api/templates/publish', {
  access: ['broker'],
  summary: 'Publish the website in a template',
  body: object({ template: choice('Template', siteTemplates).required('Template is required') }),
  responses: { 200: dataOf(publishedSite) },
});

/** 409 for a domain that another site holds, with the TXT record (`record`) that moves it. */
export const connectDomain = post('/api/templates/connect-domain', {
  access: ['broker'],
  summary: 'Put a custom domain on the site',
  body: object({ slug: requiredText('Slug', 80), domain: requiredText('Domain', 253) }),
  responses: { 200: dataOf(publishedSite) },
});

/** Queries DNS and stores the result. */
export const checkDomain = get('/api/templates/check-domain', {
  access: ['broker'],
  summary: 'Whether the custom domain is connected',
  query: object({ slug: requiredText('Slug', 80) }),
  responses: {
    200: dataOf(object({ connected: boolean().defined(), domain: optionalStatus })),
  },
});
