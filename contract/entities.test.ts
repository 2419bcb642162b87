import { describe, expect, it } from 'vitest';
import { type ISchema, isSchema, reach, type Schema } from 'yup';
import * as auth from './auth.ts';
import * as brokers from './brokers.ts';
import type { Endpoint } from './endpoint.ts';
import * as health from './health.ts';
import { leadSources, leadStatuses } from './leads/choices.ts';
import * as leads from './leads/endpoints.ts';
import { leadDefaults } from './leads/fields.ts';
import * as notifications from './notifications.ts';
import * as properties from './properties/endpoints.ts';
import { propertyBasic, propertyFeatures } from './properties/schemas.ts';
import * as templates from './templates.ts';
import * as users from './users.ts';

// The entities, payloads and responses of specification 000 and 001, sections 3, 4 and 7, copied from there and not
// from the contract.
const split = (list: string) => list.split(', ');

const fieldsOf = (schema: ISchema<unknown>): string[] => {
  const description = schema.describe();
  return 'fields' in description ? Object.keys(description.fields) : [];
};
const responseOf = ({ responses }: Endpoint): Schema => {
  const [first] = Object.values(responses);
  if (!first) throw new Error('The endpoint declares no response');
  return first;
};
const dataOf = (endpoint: Endpoint, path = 'data'): ISchema<unknown> => {
  const found = reach(responseOf(endpoint), path);
  if (!isSchema(found)) throw new Error(`${endpoint.path} has no ${path} in its response`);
  return found;
};

const leadFields = 'full_name, email, phone, city, property_interest, source, status, message, assigned_to';
const entities: readonly (readonly [what: string, schema: ISchema<unknown>, specified: string])[] = [
  ['whoami', dataOf(auth.whoami), 'id, role, name, email, phone, photo, lastLoginAt, licenseNo, tenantDb'],
  ['a broker', dataOf(brokers.getBroker), 'id, name, email, phone, licenseNo, status, photo, tenantDb'],
  ['a lead', dataOf(leads.createAdminLead), `id, ${leadFields}, created_at`],
  ['an own lead', dataOf(leads.listBrokerLeads, 'data[0]'), `id, ${leadFields}, created_at`],
  [
    'a lead of all sources',
    dataOf(leads.listAllLeads, 'data[0]'),
    `id, ${leadFields}, created_at, lead_source_type, broker_name, tenant_db`,
  ],
  ["a broker's user", dataOf(users.listBrokerUsers, 'data[0]'), 'id, name, email, phone, photo, status'],
  ['a notification', dataOf(notifications.listNotifications, 'data[0]'), 'id, title, message, is_read'],
  [
    "the system's health",
    dataOf(health.getHealth),
    'serverUptimePct, dbPerformancePct, apiResponseMs, storageUsagePct',
  ],
  ['the meta of the list of brokers', dataOf(brokers.listBrokers, 'meta'), 'total, page, limit'],
  ['the meta of the list of users', dataOf(users.listBrokerUsers, 'meta'), 'total, page, limit'],
  [
    'a listing row',
    dataOf(properties.listProperties, 'data[0]'),
    'id, title, property_type, city, locality, state, expected_price, built_up_area, area_unit',
  ],
  [
    "a property's detail",
    dataOf(properties.getProperty),
    'media, features, description, highlights, amenities, nearby_landmarks',
  ],
  ["a property's media", dataOf(properties.getProperty, 'data.media[0]'), 'id, file_url, is_primary'],
  ['a template', dataOf(templates.listTemplates, 'data[0]'), 'name, label'],
  ['a published site', dataOf(templates.publishSite), 'template, slug, urlPath, customDomain'],
  ['a site of mine', dataOf(templates.listMySites, 'data[0]'), 'template, slug, urlPath, customDomain'],
  ['a domain’s check', dataOf(templates.checkDomain), 'connected'],
  ['a created property', responseOf(properties.createProperty), 'id'],
  ['an uploaded image', responseOf(properties.addMedia), 'id'],
  ['the answer of the operator’s login', responseOf(auth.loginSuperAdmin), 'token'],
  ['the answer of a broker’s login', responseOf(auth.loginBroker), 'token'],
  ['the answer of a user’s login', responseOf(auth.loginUser), 'token, user'],
  ['the user in that answer', dataOf(auth.loginUser, 'user'), 'name, email'],
  ['the answer that a code was sent', auth.signupUser.responses[202], 'otpId'],
];

const noPassword = 'full_name, email, phone, license_no, status';
const signup = 'full_name, email, phone, password, otpId, otpCode';
const payloads: readonly (readonly [what: string, endpoint: Endpoint, specified: string, file: string])[] = [
  ['signs the operator in', auth.loginSuperAdmin, 'email, password', ''],
  ['signs a broker in', auth.loginBroker, 'email, password', ''],
  ['signs a user in', auth.loginUser, 'email, password', ''],
  ['signs a user up', auth.signupUser, signup, ''],
  ['signs a broker up', auth.signupBroker, signup, ''],
  ['changes the operator', auth.updateSuperAdminProfile, 'full_name, email, phone', 'photo'],
  ['changes the own profile of a broker', auth.updateBrokerProfile, 'full_name, email, phone, license_no', 'photo'],
  ['adds a broker', brokers.createBroker, `${noPassword}, password`, 'photo'],
  ['changes a broker', brokers.updateBroker, noPassword, 'photo'],
  ['adds a main-website lead', leads.createAdminLead, leadFields, ''],
  ['changes a main-website lead', leads.updateAdminLead, leadFields, ''],
  ['adds an own lead', leads.createBrokerLead, leadFields, ''],
  ['changes an own lead', leads.updateBrokerLead, leadFields, ''],
  ['adds a user', users.createBrokerUser, 'full_name, email, phone, photo, password, status', ''],
  ['changes a user', users.updateBrokerUser, 'full_name, email, phone, photo, status', ''],
  ['posts a property', properties.createProperty, 'basic, features, highlights, amenities, nearby_landmarks', ''],
  ['uploads an image', properties.addMedia, 'media_type, category', 'file'],
  ['attaches a video', properties.addVideo, 'url, category', ''],
  ['publishes', templates.publishSite, 'template', ''],
  ['connects a domain', templates.connectDomain, 'slug, domain', ''],
];

describe('the contract has every field of', () => {
  it.each(entities)('%s', (_what, schema, specified) => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining(split(specified)));
  });
});

describe('what', () => {
  it.each(payloads)('%s takes every field of the specification', (_what, { body, file }, specified, photo) => {
    expect(body && fieldsOf(body)).toEqual(expect.arrayContaining(split(specified)));
    expect(file?.name ?? '').toBe(photo);
  });

  it('changes a broker, a user or a lead takes no password and no id', () => {
    const { updateBroker } = brokers;
    for (const { body } of [updateBroker, users.updateBrokerUser, leads.updateAdminLead, leads.updateBrokerLead])
      expect(fieldsOf(body).filter((name) => ['password', 'id'].includes(name))).toEqual([]);
  });

  it('lists takes the queries of the specification', () => {
    const taken = ({ query }: Endpoint) => (query ? fieldsOf(query) : []);
    expect(taken(brokers.listBrokers)).toEqual(expect.arrayContaining(['q', 'status', 'limit']));
    expect(taken(users.listBrokerUsers)).toEqual(expect.arrayContaining(['page', 'limit', 'q']));
    expect(taken(properties.listProperties)).toEqual(expect.arrayContaining(['page', 'q']));
    expect(taken(notifications.listNotifications)).toEqual(['limit']);
    expect(taken(templates.checkDomain)).toEqual(['slug']);
  });
});

describe('a property has the specification’s fields, in its order:', () => {
  it('basic', () => {
    expect(fieldsOf(propertyBasic)).toEqual(
      split(
        'property_for, building_type, property_type, title, description, state, city, locality, sub_locality, society_name, address',
      ),
    );
  });

  it('features', () => {
    expect(fieldsOf(propertyFeatures)).toEqual(
      split(
        'built_up_area, area_unit, carpet_area, carpet_area_unit, super_area, super_area_unit, expected_price, booking_amount, maintenance_charges, sale_type, no_of_floors, availability, possession_by, property_on_floor, furnishing_status, facing, flooring_type, ownership, rera_status, rera_number, age_years, num_bedrooms, num_bathrooms, num_balconies, additional_rooms, property_tags, approving_authority',
      ),
    );
  });
});

describe('the closed lists are the specification’s:', () => {
  it.each([
    ['roles', auth.roles, 'super_admin, broker, user'],
    ['broker status', brokers.brokerStatuses, 'active, pending, suspended'],
    ['broker status that the operator may set', brokers.settableBrokerStatuses, 'active, suspended'],
    ['lead status', leadStatuses, 'new, contacted, qualified, proposal, closed, lost'],
    ['lead source', leadSources, 'website, call, social_media, referral'],
    ['user status', users.userStatuses, 'active, inactive'],
  ])('%s', (_what, { values }, specified) => expect(values).toEqual(split(specified)));

  it('a new lead comes from the website and is new; health has its defaults', () => {
    expect(leadDefaults).toEqual({ source: 'website', status: 'new' });
    expect(Object.values(health.healthDefaults)).toEqual([99.9, 95.5, 150, 60]);
  });
});
