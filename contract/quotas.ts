import { type InferType, object } from 'yup';
import { get, patch } from './endpoint.ts';
import { dataOf, idParams, listed, MAX_ID, outChoice, outNumber, whole } from './fields.ts';

/** A broker's limits. A name without a unit is a count. */
export interface Quotas {
  readonly properties: number;
  readonly photos: number;
  /** Stored photos, in megabytes. */
  readonly storage_mb: number;
  readonly users: number;
  /** Leads that the broker adds within 24 hours; enquiries do not count. */
  readonly leads_a_day: number;
}
export type QuotaName = keyof Quotas;

/** The labels of the limits. */
export const quotaLabels: Readonly<Record<QuotaName, string>> = {
  properties: 'Homes',
  photos: 'Photos',
  storage_mb: 'Storage in MB',
  users: 'Users',
  leads_a_day: 'Leads a day',
};

const each = <Part>(part: (label: string) => Part) => ({
  properties: part(quotaLabels.properties),
  photos: part(quotaLabels.photos),
  storage_mb: part(quotaLabels.storage_mb),
  users: part(quotaLabels.users),
  leads_a_day: part(quotaLabels.leads_a_day),
});

const standing = {
  used: outNumber(),
  limit: outNumber(),
  /** What raises the limit: the account's approval, or the operator. */
  more: outChoice(listed(['approval', 'operator'])),
};

/** How much of each quota a broker has used. */
export const standings = object(each(() => object(standing)));
export type Standings = InferType<typeof standings>;
export type Standing = Standings[QuotaName];

/** The same for the operator; `usual`: the default limit of such a broker. */
export const brokerStandings = object(each(() => object({ ...standing, usual: outNumber() })));
export type BrokerStandings = InferType<typeof brokerStandings>;

export const getQuotas = get('/api/quotas', {
  access: ['broker'],
  summary: 'How much the broker has, and may have',
  responses: { 200: dataOf(standings) },
});

const ofBroker = { access: ['super_admin'], params: idParams } as const;

export const getBrokerQuotas = get('/api/quotas/{id}', {
  ...ofBroker,
  summary: 'How much a broker has, and may have',
  responses: { 200: dataOf(brokerStandings) },
});

/** Null restores the usual limit; an absent field stays as it is. */
export const updateBrokerQuotas = patch('/api/quotas/{id}', {
  ...ofBroker,
  summary: 'Change how much a broker may have',
  body: object(each((label) => whole(label, 0, MAX_ID).nullable())),
  responses: { 200: dataOf(brokerStandings) },
});

const things: Readonly<Record<QuotaName, string>> = {
  properties: 'homes',
  photos: 'photos',
  storage_mb: 'MB of photos',
  users: 'users',
  leads_a_day: 'leads within 24 hours',
};
const figure = new Intl.NumberFormat('en-IN');

/** "17 of 20 homes". */
export const usedWords = (name: QuotaName, { used, limit }: Pick<Standing, 'used' | 'limit'>): string =>
  `${figure.format(used)} of ${figure.format(limit)} ${things[name]}`;

/** The message for a used-up quota: in the panel, and as the error when one more is refused. */
export const fullWords = (name: QuotaName, standing: Standing): string => {
  const have = name === 'leads_a_day' ? 'have added' : 'have';
  const more =
    standing.more === 'approval'
      ? 'You can add more once your account is approved.'
      : 'To add more, ask Nivaas to raise the limit.';
  return `You ${have} ${usedWords(name, standing)}. ${more}`;
};
