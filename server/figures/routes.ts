import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import {
  brokersReport,
  exportBrokersReport,
  exportLeadsReport,
  exportListingsReport,
  exportVisitsReport,
  leadsReport,
  listingsReport,
  visitsReport,
} from '#contract/figures.ts';
import { csvLine } from '#contract/rules/csv.ts';
import type { Tx } from '../db/database.ts';
import type { FreshIndex } from '../homes/index/loadHomes.ts';
import { type Api, serve } from '../http/serve.ts';
import { rankBrokers, readBrokerFigures } from './brokers.ts';
import { readLeadFigures } from './leads.ts';
import { type Period, periodOf } from './period.ts';
import { readPropertyFigures } from './properties.ts';
import { readVisitFigures } from './visits.ts';

type Cells = Readonly<Record<string, string | number | null>>;

/** A CSV file with one column per name. */
const asFile = (reply: FastifyReply, name: string, columns: readonly string[], rows: readonly Cells[]): Readable => {
  reply.header('content-disposition', `attachment; filename="nivaas-${name}-report.csv"`);
  const lines = [csvLine(columns), ...rows.map((row) => csvLine(columns.map((column) => row[column] ?? null)))];
  return Readable.from(lines);
};

const MEDIAN = 'first_contact_minutes_median';
const ALL_BROKERS = { page: 1, limit: 2_147_483_647 } as const;

/** The operator's reports, also as CSV files. */
export const figureRoutes = (api: Api, homes: FreshIndex): void => {
  const { db } = api;
  const leadsIn = (period: Period) => db.asOperator((tx) => readLeadFigures(tx, period));
  const propertiesIn = async (period: Period) => {
    // Before the transaction, because the index uses its own.
    const index = await homes();
    return db.asOperator((tx) => readPropertyFigures(tx, period, index));
  };
  const visitsIn = (period: Period) => db.asOperator((tx: Tx) => readVisitFigures(tx, period));

  serve(api, leadsReport, async ({ query }) => ({ data: await leadsIn(periodOf(query)) }));
  serve(api, listingsReport, async ({ query }) => ({ data: await propertiesIn(periodOf(query)) }));
  serve(api, brokersReport, async ({ query }) => {
    const period = periodOf(query);
    return db.asOperator((tx) => readBrokerFigures(tx, period, query));
  });
  serve(api, visitsReport, async ({ query }) => ({ data: await visitsIn(periodOf(query)) }));

  serve(api, exportLeadsReport, async ({ query, reply }) => {
    const { series } = await leadsIn(periodOf(query));
    return asFile(reply, 'leads', ['day', 'total', MEDIAN], series);
  });
  serve(api, exportListingsReport, async ({ query, reply }) => {
    const { series } = await propertiesIn(periodOf(query));
    return asFile(reply, 'listings', ['day', 'posted', 'sold'], series);
  });
  serve(api, exportBrokersReport, async ({ query, reply }) => {
    const period = periodOf(query);
    const { rows } = await db.asOperator((tx) => rankBrokers(tx, period, { ...ALL_BROKERS, sort: query.sort }));
    return asFile(reply, 'brokers', ['id', 'name', 'leads', MEDIAN, 'live', 'sold'], rows);
  });
  serve(api, exportVisitsReport, async ({ query, reply }) => {
    const { series } = await visitsIn(periodOf(query));
    return asFile(reply, 'visits', ['day', 'views', 'enquiries'], series);
  });
};
