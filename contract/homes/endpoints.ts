import { array, object } from 'yup';
import { get, post } from '../endpoint.ts';
import { dataOf, idParams, outNumber, outTextOrNull, requiredText, text, whole } from '../fields.ts';
import { enquiryBody } from '../sites.ts';
import { HOMES_A_PAGE, MOST_HOMES_A_PAGE } from './choices.ts';
import { homesQuery } from './query.ts';
import { homeDetail, homesFound, locality, publicBroker } from './schemas.ts';

/** Returns public homes only: live ones of active brokers. */
export const searchHomes = get('/api/homes', {
  access: 'public',
  summary: 'Search the homes of all brokers, with counts for every filter',
  query: homesQuery,
  responses: { 200: homesFound },
});

/** 410 with similar homes for a formerly public one that is sold, paused or archived; 404 for other non-public ones. */
export const getHome = get('/api/homes/{id}', {
  access: 'public',
  summary: 'A home with its photos, facts, prices, and similar homes',
  params: idParams,
  responses: { 200: dataOf(homeDetail) },
});

/** The body of a site's enquiry without the property, which the address names. */
export const homeEnquiryBody = enquiryBody.omit(['property_id']);

/** The enquiry becomes a lead of the home's broker, whose phone is returned. */
export const enquireHome = post('/api/homes/{id}/enquiries', {
  access: 'public',
  summary: 'Enquire about a home',
  params: idParams,
  body: homeEnquiryBody,
  repeatable: true,
  responses: {
    201: dataOf(
      object({
        id: outNumber(),
        /** As typed, and in E.164 for call and WhatsApp links. */
        broker: object({ phone: outTextOrNull(), phoneE164: outTextOrNull() }),
      }),
    ),
  },
});

/** The most localities in one response. */
const MOST_LOCALITIES = 2_000;

/** Most homes first. */
export const listLocalities = get('/api/localities', {
  access: 'public',
  summary: 'The places with live homes, and what a square foot costs there',
  query: object({ city: text('City', 120), limit: whole('Limit', 1, MOST_LOCALITIES).default(MOST_LOCALITIES) }),
  responses: { 200: object({ data: array().of(locality).defined() }) },
});

/** Active brokers with a live home, most homes first. */
export const listPublicBrokers = get('/api/brokers/public', {
  access: 'public',
  summary: 'The brokers whose homes visitors see',
  query: object({
    q: text('Search', 120).default(''),
    city: text('City', 120),
    page: whole('Page', 1, 100_000).default(1),
    limit: whole('Limit', 1, MOST_HOMES_A_PAGE).default(HOMES_A_PAGE),
  }),
  responses: {
    200: object({
      data: array().of(publicBroker).defined(),
      meta: object({ total: outNumber(), page: outNumber(), limit: outNumber() }),
    }),
  },
});

/** 404 unless the broker is active and has a live home. Only the slug's id counts; the response has the right slug. */
export const getPublicBroker = get('/api/brokers/public/{slug}', {
  access: 'public',
  summary: 'A broker as visitors see it',
  params: object({ slug: requiredText('Slug', 120) }),
  responses: { 200: dataOf(publicBroker) },
});
