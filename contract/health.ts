import { boolean, type InferType, object } from 'yup';
import { endpoint } from './endpoint.ts';
import { dataOf, outNumber } from './fields.ts';

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

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/system/health',
  access: ['super_admin'],
  summary: "The platform's health",
  responses: { 200: dataOf(systemHealth) },
});

/** 200 once the server can serve. */
export const getReady = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  access: 'public',
  summary: 'Whether the server can serve',
  responses: { 200: object({ ready: boolean().defined() }) },
});
