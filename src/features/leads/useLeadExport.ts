import { useEffect, useRef, useState } from 'react';
import { LEAD_ROWS_HEADER } from '#contract/leads/endpoints.ts';
import { call } from '#src/lib/call.ts';
import { downloadText } from '#src/lib/downloadText.ts';
import { countRows } from './countRows.ts';
import type { LeadApi } from './leadApi.ts';
import { type LeadFilter, leadQueryOf, workQueryOf } from './queries.ts';

/** The state of an export. */
export type LeadExport =
  | { state: 'running'; done: number; total: number | undefined }
  | { state: 'failed'; error: unknown };

/** Downloads the leads that match the filters as a CSV file; one export at a time, which can be cancelled. */
export const useLeadExport = (api: LeadApi, onSaved: (rows: number) => void) => {
  const [job, setJob] = useState<LeadExport | null>(null);
  const running = useRef<AbortController>(null);
  // Leaving the page cancels the export.
  useEffect(() => () => running.current?.abort(), []);

  const start = async (filter: LeadFilter) => {
    const abort = new AbortController();
    running.current = abort;
    const count = countRows();
    setJob({ state: 'running', done: 0, total: undefined });
    const onPiece = (piece: Uint8Array, headers: Headers) => {
      // Without the header line.
      const done = Math.max(0, count(piece) - 1);
      setJob({ state: 'running', done, total: Number(headers.get(LEAD_ROWS_HEADER) ?? 0) });
    };
    try {
      const csv = await call(
        api.download,
        { query: { ...leadQueryOf(filter), ...workQueryOf(filter), ...filter.counted } },
        { signal: abort.signal, onPiece },
      );
      downloadText(api.fileName, csv, api.download.stream);
      setJob(null);
      onSaved(Math.max(0, count(new Uint8Array()) - 1));
    } catch (error) {
      setJob(abort.signal.aborted ? null : { state: 'failed', error });
    }
  };
  const forget = () => setJob(null);
  const cancel = () => running.current?.abort();
  return { job, start, cancel, forget };
};
