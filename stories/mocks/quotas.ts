import type { HttpHandler } from 'msw';
import { buildStandings } from '#contract/fixtures/quotas.ts';
import {
  type BrokerStandings,
  getBrokerQuotas,
  getQuotas,
  type QuotaName,
  updateBrokerQuotas,
} from '#contract/quotas.ts';
import { mock } from './mock.ts';

const changed = (
  standings: BrokerStandings,
  body: Readonly<Record<string, unknown>>,
  name: QuotaName,
): BrokerStandings[QuotaName] => {
  const { usual, ...rest } = standings[name];
  const limit = name in body ? Number(body[name] ?? usual) : rest.limit;
  return { ...rest, limit, usual };
};

/**
 * The calls for a broker's quotas, by the broker and the operator; by default those of an approved broker with much
 * room.
 */
export const quotaCalls = (start: BrokerStandings = buildStandings()): HttpHandler[] => {
  let standings = start;
  return [
    mock(getQuotas, () => ({ data: standings })),
    mock(getBrokerQuotas, () => ({ data: standings })),
    mock(updateBrokerQuotas, ({ body }) => {
      standings = {
        properties: changed(standings, body, 'properties'),
        photos: changed(standings, body, 'photos'),
        storage_mb: changed(standings, body, 'storage_mb'),
        users: changed(standings, body, 'users'),
        leads_a_day: changed(standings, body, 'leads_a_day'),
      };
      return { data: standings };
    }),
  ];
};
