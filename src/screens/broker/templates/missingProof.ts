import { type DnsRecord, dnsRecord } from '#contract/templates.ts';
import { ApiError } from '#src/lib/apiError.ts';

const recordIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'record' in body ? body.record : undefined;

/** The TXT record that a refused domain asks for, because another site holds it; undefined for every other failure. */
export const missingProof = (error: unknown): DnsRecord | undefined => {
  const record = error instanceof ApiError ? recordIn(error.body) : undefined;
  return record !== undefined && dnsRecord.isValidSync(record, { strict: true }) ? record : undefined;
};
