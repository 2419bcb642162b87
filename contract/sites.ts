import { array, boolean, type InferType, object } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  dataOf,
  flag,
  id,
  MAX_ID,
  optionalEmail,
  optionalText,
  outChoice,
  outNumber,
  outNumberOrNull,
  outText,
  outTextList,
  outTextOrNull,
  requiredPhone,
  requiredText,
  whole,
} from './fields.ts';
import { propertyFeatures } from './properties.ts';
import { siteTemplates } from './templates.ts';

const slugParams = object({ slug: requiredText('Slug', 80) });

export const sitePhoto = object({
  id: id(),
  file_url: outText(),
  is_primary: boolean().defined(),
  /** In pixels, where they are known. */
  width: outNumberOrNull(),
  height: outNumberOrNull(),
});

const listingFields = {
  id: id(),
  title: outTextOrNull(),
  description: outTextOrNull(),
  building_type: outText(),
  property_type: outText(),
  city: outTextOrNull(),
  locality: outTextOrNull(),
  state: outTextOrNull(),
  expected_price: outNumberOrNull(),
  built_up_area: outNumberOrNull(),
  area_unit: outTextOrNull(),
  num_bedrooms: outTextOrNull(),
  availability: outTextOrNull(),
  rera_number: outTextOrNull(),
  photos: array().of(sitePhoto).defined(),
};

/**
 * A listing as a site's home and "similar homes" show it: the leading photo only (none, or one), and how its description begins.
 */
export const siteListing = object(listingFields);
export type SiteListing = InferType<typeof siteListing>;

/** A property as its own page shows it: all photos, the default one first; no street address, which the broker gives. */
export const siteProperty = object({
  ...listingFields,
  property_for: outText(),
  sub_locality: outTextOrNull(),
  society_name: outTextOrNull(),
  features: propertyFeatures.omit(['expected_price', 'built_up_area', 'area_unit', 'num_bedrooms']),
  highlights: outTextList(),
  amenities: outTextList(),
  nearby_landmarks: outTextList(),
  /** YouTube addresses. */
  videos: outTextList(),
});
export type SiteProperty = InferType<typeof siteProperty>;

const headFields = {
  slug: outText(),
  template: outChoice(siteTemplates),
  broker: object({
    name: outText(),
    phone: outTextOrNull(),
    /** Where the phone parses as one: what WhatsApp can be opened with. */
    phoneE164: outTextOrNull(),
    email: outText(),
    photo: outTextOrNull(),
    licenseNo: outTextOrNull(),
  }),
};

/** What every page of a site shows of it: whose it is, and how it looks. */
export const siteHead = object(headFields);
export type SiteHead = InferType<typeof siteHead>;

export const publicSite = object({
  ...headFields,
  /** The newest first, so many a page. */
  listings: array().of(siteListing).defined(),
  /** Which page of them this is, how many there are, and how many listings on all of them. */
  part: object({ page: outNumber(), pages: outNumber(), total: outNumber() }),
});
export type PublicSite = InferType<typeof publicSite>;

/** GET /api/sites/{slug}: what the public page needs. Unknown, pending or suspended, or past the last page: 404. */
export const getSite = endpoint({
  method: 'GET',
  path: '/api/sites/{slug}',
  access: 'public',
  summary: 'A published site',
  params: slugParams,
  query: object({ page: whole('Page', 1, 100_000).default(1) }),
  responses: { 200: dataOf(publicSite) },
});

/** One page of a published site: a property, and up to three others like it. */
export const sitePropertyPage = object({
  site: siteHead,
  property: siteProperty,
  similar: array().of(siteListing).defined(),
});
export type SitePropertyPage = InferType<typeof sitePropertyPage>;

/** GET /api/sites/{slug}/properties/{id}. Unknown, hidden or another broker's: 404. */
export const getSiteProperty = endpoint({
  method: 'GET',
  path: '/api/sites/{slug}/properties/{id}',
  access: 'public',
  summary: 'A property on a published site',
  params: object({ slug: requiredText('Slug', 80), id: id() }),
  responses: { 200: dataOf(sitePropertyPage) },
});

export const enquiryBody = object({
  full_name: requiredText('Your name', 120),
  phone: requiredPhone('Phone'),
  email: optionalEmail(),
  message: optionalText('Message', 2000),
  property_id: whole('Property', 1, MAX_ID).nullable(),
  consent: flag('Consent')
    .required('Please agree so that the broker may contact you')
    .isTrue('Please agree so that the broker may contact you'),
  /** A field that no person sees: only programs fill it in. */
  website: optionalText('Website', 200),
  /** How long the page with the form was open, in milliseconds. */
  filled_ms: whole('Time', 0, MAX_ID).nullable(),
});
export type EnquiryBody = InferType<typeof enquiryBody>;

/** POST /api/sites/{slug}/enquiries: becomes a lead of the site's broker. */
export const sendEnquiry = endpoint({
  method: 'POST',
  path: '/api/sites/{slug}/enquiries',
  access: 'public',
  summary: 'Enquire on a published site',
  params: slugParams,
  body: enquiryBody,
  repeatable: true,
  responses: { 201: dataOf(object({ id: outNumber() })) },
});
