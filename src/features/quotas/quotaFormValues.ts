import { object } from 'yup';
import type { CallInput } from '#contract/endpoint.ts';
import { MAX_ID, whole } from '#contract/fields.ts';
import { type BrokerStandings, type QuotaName, quotaLabels, type updateBrokerQuotas } from '#contract/quotas.ts';

/** The form's values: each limit as text. */
export type QuotaFormValues = Record<QuotaName, string>;

/** The quotas in the order of the form. */
export const quotaNames = Object.keys(quotaLabels) as QuotaName[];

const each = <Value>(partOf: (name: QuotaName) => Value) =>
  Object.fromEntries(quotaNames.map((name) => [name, partOf(name)])) as Record<QuotaName, Value>;

/** Each limit is a whole number. */
export const quotaFormRules = object(
  each((name) => whole(quotaLabels[name], 0, MAX_ID).required(`${quotaLabels[name]} is required`)),
);

/** The form values of a broker's limits; empty until known. */
export const quotaFormOf = (standings: BrokerStandings | undefined): QuotaFormValues =>
  each((name) => (standings ? String(standings[name].limit) : ''));

/** The limits that were changed. The usual one is sent as null, so that it follows the account's status. */
export const quotaPatchOf = (
  values: QuotaFormValues,
  standings: BrokerStandings,
): CallInput<typeof updateBrokerQuotas>['body'] =>
  Object.fromEntries(
    quotaNames.flatMap((name) => {
      const { limit, usual } = standings[name];
      const chosen = Number(values[name]);
      if (chosen === limit) return [];
      return [[name, chosen === usual ? null : chosen]];
    }),
  );
