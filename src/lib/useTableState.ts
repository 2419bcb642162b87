import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A table's page (from 1), search, filters and order, all stored in the URL. */
export interface TableState {
  page: number;
  limit: number;
  q: string;
  status: string;
  /** Leads: when the follow-up is due. */
  follow_up?: string;
  /** Leads: the assignee. */
  assigned_to?: string;
  /** Properties: what is waiting for the operator. */
  queue?: string;
  /** Properties: the broker. */
  broker_id?: string;
  /** Properties in review: with or without hints. */
  hints?: string;
  /** Properties behind a report's figure: when they were posted or sold, their type, and where they are. */
  posted_from?: string;
  posted_to?: string;
  sold_from?: string;
  sold_to?: string;
  property_type?: string;
  city?: string;
  locality?: string;
  /** Notifications: their kind. */
  kind?: string;
  sort?: string;
  order: 'asc' | 'desc';
}

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;
// The largest page that the server accepts.
const MAX_PAGE = 100_000;
const positive = (text: string | null, fallback: number) => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
};
const paramName = (prefix: string, field: string) =>
  prefix && field !== 'q' && field !== 'status' ? `${prefix}.${field}` : field;

/**
 * A table's state in the page's search params. `prefix` keeps two tables on one page apart ('admin' → ?admin.page=2).
 * All tables of a page share q and status; changing one of these resets every table to page 1. Changing a table's order or
 * size resets that table. Not `nuqs`: it adds 6 KB gzip to a panel's first load, and these resets would remain our own code.
 */
export const useTableState = (prefix = ''): readonly [TableState, (change: Partial<TableState>) => void] => {
  const [params, setParams] = useSearchParams();
  const read = (field: keyof TableState) => params.get(paramName(prefix, field));
  const state: TableState = {
    page: Math.min(positive(read('page'), 1), MAX_PAGE),
    limit: Math.min(positive(read('limit'), DEFAULT_LIMIT), MAX_LIMIT),
    q: read('q') ?? '',
    status: read('status') ?? '',
    follow_up: read('follow_up') ?? '',
    assigned_to: read('assigned_to') ?? '',
    queue: read('queue') ?? '',
    broker_id: read('broker_id') ?? '',
    hints: read('hints') ?? '',
    posted_from: read('posted_from') ?? '',
    posted_to: read('posted_to') ?? '',
    sold_from: read('sold_from') ?? '',
    sold_to: read('sold_to') ?? '',
    property_type: read('property_type') ?? '',
    city: read('city') ?? '',
    locality: read('locality') ?? '',
    kind: read('kind') ?? '',
    sort: read('sort') ?? undefined,
    order: read('order') === 'asc' ? 'asc' : 'desc',
  };
  const change = useCallback(
    (changes: Partial<TableState>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [field, value] of Object.entries(changes))
            if (value === undefined || value === '') next.delete(paramName(prefix, field));
            else next.set(paramName(prefix, field), String(value));
          const narrows = 'q' in changes || 'status' in changes;
          if (narrows) for (const name of [...next.keys()]) if (/(^|\.)page$/.test(name)) next.delete(name);
          if (!('page' in changes)) next.delete(paramName(prefix, 'page'));
          return next;
        },
        { replace: true },
      ),
    [prefix, setParams],
  );
  return [state, change] as const;
};
