import { boolean, type InferType, object, string } from 'yup';
import { get } from './endpoint.ts';
import { dataOf, outNumber, outText, outTime } from './fields.ts';

export const systemHealth = object({
  serverUptimePct: outNumber(),
  dbPerformancePct: outNumber(),
  apiResponseMs: outNumber(),
  storageUsagePct: outNumber(),
});
export type SystemHealth = InferType<typeof systemHealth>;

/** Shown until the server replies (specification 000, section 9). */
export const healthDefaults: SystemHealth = {
  serverUptimePct: 99.9,
  dbPerformancePct: 95.5,
  apiResponseMs: 150,
  storageUsagePct: 60,
};

export const getHealth = get('/api/system/health', {
  access: ['super_admin'],
  summary: "The platform's health",
  responses: { 200: dataOf(systemHealth) },
});

const about = object({
  version: outText(),
  /** The commit that the server was built from, if it was given. */
  commit: string().optional(),
  /** The database's name and version. */
  engine: outText(),
  /** How many migrations the database has. */
  migrations: outNumber(),
  started_at: outTime(),
  /** The volume that holds the data folder. */
  storage: object({ used_pct: outNumber(), total_bytes: outNumber() }),
});
export type About = InferType<typeof about>;

export const getAbout = get('/api/about', {
  access: ['super_admin'],
  summary: 'What runs: version, database, start, storage',
  responses: { 200: dataOf(about) },
});

/** 200 once the server can serve requests. */
export const getReady = get('/api/health/ready', {
  access: 'public',
  summary: 'Whether the server can serve',
  responses: { 200: object({ ready: boolean().defined() }) },
});
