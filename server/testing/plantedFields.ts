import type { AnyObjectSchema } from 'yup';
import { isRecord } from '../lib/isRecord.ts';

type Fields = Readonly<Record<string, unknown>>;

const every = (names: string, value: unknown): Fields =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));

/** Finds planted values in stored rows, except values that rows have anyway (a role, a status, a broker’s id). */
export const PLANTED = /666666|2001-01-01|planted/;

/** Fields that callers may not set: owners, identities, times, and values that the server computes. */
const plantedFields = (otherBrokerId: number): Fields => ({
  ...every('id account_id accountId property_id propertyId position', 666_666),
  ...every('broker_id brokerId', otherBrokerId),
  ...every(
    'created_at createdAt updated_at updatedAt at consent_at consentAt expires_at expiresAt last_login_at lastLoginAt',
    '2001-01-01T00:00:00.000Z',
  ),
  ...every('password password_hash passwordHash token token_hash tokenHash tenantDb tenant_db', 'planted'),
  ...every('phone_e164 phoneE164 photo name title slug custom_domain customDomain url features', 'planted'),
  ...every('license_no licenseNo city assigned_to property_interest consent_version consentVersion', 'planted'),
  ...every('is_primary isPrimary is_read isRead', true),
  role: 'super_admin',
  status: 'suspended',
  source: 'referral',
});

// `fromEntries` makes `__proto__` an ordinary key.
const prototypeKeys = (extras: Fields): Fields =>
  Object.fromEntries([
    ['__proto__', extras],
    ['constructor', { ...extras, prototype: extras }],
    ['prototype', extras],
  ]);

const isObjectSchema = (schema: unknown): schema is AnyObjectSchema =>
  typeof schema === 'object' && schema !== null && 'fields' in schema;

/** The body with undeclared fields added at every level; `deep` also adds keys such as `__proto__` (not in forms). */
export const withPlanted = (
  schema: AnyObjectSchema,
  body: Fields,
  { otherBrokerId, deep }: { readonly otherBrokerId: number; readonly deep: boolean },
): Fields => {
  const extras = Object.fromEntries(
    Object.entries(plantedFields(otherBrokerId)).filter(([name]) => !Object.hasOwn(schema.fields, name)),
  );
  const inner = Object.entries(body).map(([name, value]) => {
    const field: unknown = schema.fields[name];
    return [
      name,
      isObjectSchema(field) && isRecord(value) ? withPlanted(field, value, { otherBrokerId, deep }) : value,
    ];
  });
  return { ...extras, ...(deep && prototypeKeys(extras)), ...Object.fromEntries(inner) };
};
