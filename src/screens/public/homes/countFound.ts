import type { HomesFound } from '#contract/homes/schemas.ts';
import { apiBase } from '#src/lib/apiBase.ts';

let latest: AbortController | undefined;

/** How many homes the chosen filters leave; undefined if that is not known, or another choice followed. */
export const countFound = async (form: FormData): Promise<Pick<HomesFound['meta'], 'total' | 'more'> | undefined> => {
  latest?.abort();
  latest = new AbortController();
  const query = new URLSearchParams([...form].flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
  query.set('limit', '1');
  try {
    const response = await fetch(`${apiBase}/api/homes?${query}`, { signal: latest.signal });
    return response.ok ? ((await response.json()) as HomesFound).meta : undefined;
  } catch {
    return undefined;
  }
};
