import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { exportAudit, listAudit } from '#contract/audit.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { call } from '#src/lib/call.ts';
import { downloadText } from '#src/lib/downloadText.ts';
import { queryOf } from '#src/lib/queryOf.ts';

/** The filters of the log. */
export type AuditQuery = NonNullable<CallInput<typeof exportAudit>['query']>;

/** Entries on a page of the log. */
export const AUDIT_PAGE = 10;

/** A page of the audit log, the newest entries first. */
export const useAudit = (query: AuditQuery, page: number) =>
  useQuery({
    ...queryOf(listAudit, { query: { ...query, page, limit: AUDIT_PAGE } }),
    placeholderData: keepPreviousData,
  });

/** Downloads the entries that match as a CSV file. */
export const useAuditDownload = () =>
  useMutation({
    mutationFn: async (query: AuditQuery) =>
      downloadText('audit-log.csv', await call(exportAudit, { query }), exportAudit.stream),
  });
