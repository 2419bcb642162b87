import { type DnsRecord, dnsRecord } from '#contract/templates.ts';
import { ApiError } from '#src/lib/apiError.ts';

const recordIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'record' in body ? body.record : undefined;

/** The TXT record that a domain of another site needs; undefined for other failures. */
export const missingProof = (error: unknown): DnsRecord | undefined => {
  const record = error instanceof ApiError ? recordIn(error.body) : undefined;
  return record !== undefined && dnsRecord.isValidSync(record, { strict: true }) ? record : undefined;
};
