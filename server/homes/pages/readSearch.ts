import { parse } from 'node:querystring';
import { ValidationError } from 'yup';
import type { RefusedFilter } from '#contract/homes/pageView.ts';
import { type HomesQuery, homesQuery } from '#contract/homes/query.ts';

/** What an address asks for. */
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

/** The search that the query of an address asks for, without what is not valid in it. */
export const readSearch = (search: string): Asked => {
  const given = filledIn(search);
  const refused: RefusedFilter[] = [];
  // Without the refused fields the rest is valid; a second round finds what only they hid.
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
