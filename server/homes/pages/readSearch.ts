import { parse } from 'node:querystring';
import { ValidationError } from 'yup';
import type { RefusedFilter } from '#contract/homes/pageView.ts';
import { type HomesQuery, homesQuery } from '#contract/homes/query.ts';

/** The search in a URL. */
interface Asked {
  readonly query: HomesQuery;
  readonly refused: readonly RefusedFilter[];
}

const fields = new Set(Object.keys(homesQuery.fields));

/** Whether searches have a field of this name. */
export const isSearchField = (name: string): boolean => fields.has(name);

// A form without scripts sends its empty fields, too.
const filledIn = (search: string): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(parse(search)).flatMap(([name, value]) => {
      const values = [value ?? []].flat().filter((one) => one.trim() !== '');
      if (!fields.has(name) || name === 'limit' || values.length === 0) return [];
      return [[name, values.length === 1 ? (values[0] ?? '') : values]];
    }),
  );

/** Reads the search in a URL's query, and leaves out invalid fields. */
export const readSearch = (search: string): Asked => {
  const given = filledIn(search);
  const refused: RefusedFilter[] = [];
  // The search is valid without the refused fields; a second round finds errors that only they hid.
  for (;;) {
    try {
      return { query: homesQuery.validateSync(given, { abortEarly: false, stripUnknown: true }), refused };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const found = error.inner.length > 0 ? error.inner : [error];
      for (const { path = '', message } of found) {
        const field = path.replace(/[.[].*$/, '');
        if (!(field in given)) throw error;
        if (!refused.some((one) => one.field === field)) refused.push({ field, message });
      }
      for (const { field } of refused) delete given[field];
    }
  }
};
