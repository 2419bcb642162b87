import { array, boolean, type InferType, object } from 'yup';
import { endpoint } from './endpoint';
import {
  dataOf,
  flag,
  id,
  MAX_ID,
  optionalEmail,
  optionalText,
  requiredPhone,
  requiredText,
  saidChoice,
  saidNumber,
  saidNumberOrNull,
  saidText,
  saidTextOrNull,
  whole,
} from './fields';
import { siteTemplates } from './templates';

const slugParams = object({ slug: requiredText('Slug', 80) });

export const sitePhoto = object({ id: id(), file_url: saidText(), is_primary: boolean().defined() });

/** A listing as the public sees it. Photos: the default one first. */
export const siteListing = object({
  id: id(),
  title: saidTextOrNull(),
  description: saidTextOrNull(),
  building_type: saidText(),
  property_type: saidText(),
  city: saidTextOrNull(),
  locality: saidTextOrNull(),
  state: saidTextOrNull(),
  expected_price: saidNumberOrNull(),
  built_up_area: saidNumberOrNull(),
  area_unit: saidTextOrNull(),
  num_bedrooms: saidTextOrNull(),
  photos: array().of(sitePhoto).defined(),
});
export type SiteListing = InferType<typeof siteListing>;

export const publicSite = object({
  slug: saidText(),
  template: saidChoice(siteTemplates),
  broker: object({
    name: saidText(),
    phone: saidTextOrNull(),
    email: saidText(),
    photo: saidTextOrNull(),
    licenseNo: saidTextOrNull(),
  }),
  listings: array().of(siteListing).defined(),
});
export type PublicSite = InferType<typeof publicSite>;

/** GET /api/sites/{slug}: what the public page needs. Unknown, pending or suspended: 404. */
export const getSite = endpoint({
  method: 'GET',
  path: '/api/sites/{slug}',
  access: 'public',
  summary: 'A published site',
  params: slugParams,
  answers: { 200: dataOf(publicSite) },
});

/** The words a visitor agrees to; the version is stored with the enquiry (DPDP Act). */
export const enquiryConsent = {
  version: 'enquiry-1',
  text: 'I agree that my details are shared with this broker so that they can contact me about this enquiry.',
} as const;

export const enquiryBody = object({
  full_name: requiredText('Your name', 120),
  phone: requiredPhone('Phone'),
  email: optionalEmail(),
  message: optionalText('Message', 2000),
  property_id: whole('Property', 1, MAX_ID).nullable(),
  consent: flag('Consent')
    .required('Please agree so that the broker may contact you')
    .isTrue('Please agree so that the broker may contact you'),
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
  answers: { 201: dataOf(object({ id: saidNumber() })) },
});
