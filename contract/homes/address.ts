import { paths } from '../paths.ts';
import { homeFilters } from './choices.ts';
import type { HomesQuery } from './query.ts';

const written = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value ?? ''));

/**
 * The address of a search: only what differs from the defaults, always in the same order, without `limit`:
 * `/homes?type=flat,villa&bedrooms=3`.
 */
export const homesPath = (query: Partial<HomesQuery>): string => {
  const { q = '', sort = 'newest', page = 1 } = query;
  const pairs = [
    ['q', q.trim()],
    ...homeFilters.values.map((filter) => [filter, written(query[filter])]),
    ['sort', sort === 'newest' ? '' : sort],
    ['page', page > 1 ? String(page) : ''],
  ].filter(([, value]) => value);
  // Commas stay readable; a space is `+`, as a form writes it.
  const search = String(new URLSearchParams(pairs)).replaceAll('%2C', ',');
  return `${paths.homes}${search && `?${search}`}`;
};
