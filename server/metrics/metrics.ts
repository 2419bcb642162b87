import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';

// What this process measures, for Prometheus. Labels have few values: routes are patterns, never URLs.

// Cleared, because a test may load this module again.
register.clear();
collectDefaultMetrics({ prefix: 'nivaas_' });

/** Response times by route pattern. */
export const requestSeconds = new Histogram({
  name: 'nivaas_request_seconds',
  help: 'Responses',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

/** Transaction times, including the wait for a connection. */
export const databaseSeconds = new Histogram({
  name: 'nivaas_database_seconds',
  help: 'Transactions, with the wait for a connection',
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});

/** Tries of jobs, including mails. */
export const jobTries = new Counter({
  name: 'nivaas_job_tries_total',
  help: 'Tries of jobs by their result',
  labelNames: ['kind', 'result'],
});

const pages = new Counter({
  name: 'nivaas_pages_total',
  help: 'Pages of sites and of homes: kept from an earlier visit, or rendered',
  labelNames: ['cache', 'result'],
});

/** Counters of one page cache: pages sent from the cache, and pages rendered. */
export const pagesOf = (cache: 'sites' | 'homes') => ({
  kept: pages.labels(cache, 'kept'),
  rendered: pages.labels(cache, 'rendered'),
});

/** Everything below is read when the metrics are requested. */
export const gauges = {
  databaseUp: new Gauge({ name: 'nivaas_database_up', help: '1 if the database answered' }),
  connections: new Gauge({
    name: 'nivaas_database_connections',
    help: 'Connections to PostgreSQL, and calls that wait for one',
    labelNames: ['pool', 'state'],
  }),
  jobsDue: new Gauge({ name: 'nivaas_jobs_due', help: 'Jobs that are due', labelNames: ['kind'] }),
  jobsDueSeconds: new Gauge({
    name: 'nivaas_jobs_due_seconds',
    help: 'How long the job that is due the longest has waited',
    labelNames: ['kind'],
  }),
  jobsDead: new Gauge({ name: 'nivaas_jobs_dead', help: 'Jobs that were given up', labelNames: ['kind'] }),
  sessions: new Gauge({ name: 'nivaas_sessions', help: 'Sessions that are valid', labelNames: ['role'] }),
  storageUsed: new Gauge({
    name: 'nivaas_storage_used_ratio',
    help: 'How full the volume of DATA_DIR is, from 0 to 1',
  }),
};

/** All metrics in Prometheus text format. */
export const metricsText = (): Promise<string> => register.metrics();
export const { contentType } = register;
