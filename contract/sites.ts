import { array, boolean, type InferType, object } from 'yup';
import { get, post } from './endpoint.ts';
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
import { propertyFeatures } from './properties/schemas.ts';
import { siteWording } from './siteContent.ts';
import { siteTemplates } from './templates.ts';

const slug = { slug: requiredText('Slug', 80) };
const slugParams = object(slug);

export const sitePhoto = object({
  id: id(),
  file_url: outText(),
  is_primary: boolean().defined(),
  /** In pixels, if known. */
  width: outNumberOrNull(),
  height: outNumberOrNull(),
});

const siteHomeFields = {
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

/** A home on the site's first page or under "similar homes": at most the default photo, and the start of its description. */
export const siteHomeRow = object(siteHomeFields);
export type SiteHomeRow = InferType<typeof siteHomeRow>;

/** A property on its own page: all photos, the default one first. No street address: the broker gives it on request. */
export const siteProperty = object({
  ...siteHomeFields,
  property_for: outText(),
  sub_locality: outTextOrNull(),
  society_name: outTextOrNull(),
  features: propertyFeatures.omit(['expected_price', 'built_up_area', 'area_unit', 'num_bedrooms']),
  highlights: outTextList(),
  amenities: outTextList(),
  nearby_landmarks: outTextList(),
  /** YouTube URLs. */
  videos: outTextList(),
});
export type SiteProperty = InferType<typeof siteProperty>;

const headFields = {
  slug: outText(),
  template: outChoice(siteTemplates),
  broker: object({
    name: outText(),
    phone: outTextOrNull(),
    /** For a WhatsApp link; null when the phone does not parse. */
    phoneE164: outTextOrNull(),
    email: outText(),
    photo: outTextOrNull(),
    licenseNo: outTextOrNull(),
  }),
  content: siteWording,
};

/** The part of a site that each of its pages shows: the broker and the template. */
export const siteHead = object(headFields);
export type SiteHead = InferType<typeof siteHead>;

export const publicSite = object({
  ...headFields,
  /** The home featured on the site's first page, if the broker chose one. */
  hero: siteHomeRow.nullable().defined(),
  /** One page, newest first. */
  listings: array().of(siteHomeRow).defined(),
  /** This page's number, and how many pages and homes there are. */
  part: object({ page: outNumber(), pages: outNumber(), total: outNumber() }),
});
export type PublicSite = InferType<typeof publicSite>;

/** 404 for an unknown site, for one whose broker is not active, and past the last page. */
export const getSite = get('/api/sites/{slug}', {
  access: 'public',
  summary: 'A published site',
  params: slugParams,
  query: object({ page: whole('Page', 1, 100_000).default(1) }),
  responses: { 200: dataOf(publicSite) },
});

/** A property's page on a published site, with up to three similar properties. */
export const sitePropertyPage = object({
  site: siteHead,
  property: siteProperty,
  similar: array().of(siteHomeRow).defined(),
});
export type SitePropertyPage = InferType<typeof sitePropertyPage>;

/** 404 for an unknown or hidden property, and for another broker's. */
export const getSiteProperty = get('/api/sites/{slug}/properties/{id}', {
  access: 'public',
  summary: 'A property on a published site',
  params: object({ ...slug, id: id() }),
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
  /** A honeypot: people do not see it, only bots fill it in. */
  website: optionalText('Website', 200),
  /** How long the form was open, in milliseconds. */
  filled_ms: whole('Time', 0, MAX_ID).nullable(),
});
export type EnquiryBody = InferType<typeof enquiryBody>;

/** The enquiry becomes a lead of the site's broker. */
export const sendEnquiry = post('/api/sites/{slug}/enquiries', {
  access: 'public',
  summary: 'Enquire on a published site',
  params: slugParams,
  body: enquiryBody,
  repeatable: true,
  responses: { 201: dataOf(object({ id: outNumber() })) },
});
