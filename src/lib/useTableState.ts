import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a table shows: its page (from 1), search, filter and order, all kept in the URL. */
export interface TableState {
  page: number;
  limit: number;
  q: string;
  status: string;
  sort?: string;
  order: 'asc' | 'desc';
}

const DEFAULT_LIMIT = 20;
// As far as the server counts.
const LAST_PAGE = 100_000;
const positive = (text: string | null, fallback: number) => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
};

/**
 * A table's state in the page's search params. `prefix` keeps two tables on one page apart ('admin' → ?admin.page=2);
 * q and status are shared by all tables of the page, and changing one of them leads all back to page 1; changing a table's
 * order or size leads that table back.
 */
export const useTableState = (prefix = ''): readonly [TableState, (change: Partial<TableState>) => void] => {
  const [params, setParams] = useSearchParams();
  const name = (key: string) => (prefix && key !== 'q' && key !== 'status' ? `${prefix}.${key}` : key);
  const state: TableState = {
    page: Math.min(positive(params.get(name('page')), 1), LAST_PAGE),
    limit: Math.min(positive(params.get(name('limit')), DEFAULT_LIMIT), 100),
    q: params.get('q') ?? '',
    status: params.get('status') ?? '',
    sort: params.get(name('sort')) ?? undefined,
    order: params.get(name('order')) === 'asc' ? 'asc' : 'desc',
  };
  const change = useCallback(
    (changes: Partial<TableState>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          const key = (field: string) => (prefix && field !== 'q' && field !== 'status' ? `${prefix}.${field}` : field);
          for (const [field, value] of Object.entries(changes))
            if (value === undefined || value === '') next.delete(key(field));
            else next.set(key(field), String(value));
          const narrows = 'q' in changes || 'status' in changes;
          if (narrows) for (const field of [...next.keys()]) if (/(^|\.)page$/.test(field)) next.delete(field);
          if (!('page' in changes)) next.delete(key('page'));
          return next;
        },
        { replace: true },
      ),
    [prefix, setParams],
  );
  return [state, change] as const;
};
