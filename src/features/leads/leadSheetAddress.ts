import { useSearchParams } from 'react-router-dom';

/** The parameter of the CRM's address that names the lead beside the table. */
export const SHEET = 'lead';

/** The current page's query without a lead beside the table. */
export const tableAlone = (params: URLSearchParams): string => {
  const next = new URLSearchParams(params);
  next.delete(SHEET);
  return `?${next}`;
};

/** The current page's query with this lead beside the table. */
export const besideTable = (params: URLSearchParams, id: number): string => {
  const next = new URLSearchParams(params);
  next.set(SHEET, String(id));
  return `?${next}`;
};

/** The navigation state for a lead's page opened from the CRM: the CRM's query, for the link back. */
export const useListState = (): { readonly list: string } => {
  const [params] = useSearchParams();
  return { list: tableAlone(params) };
};

/** The CRM's query in the navigation state of a lead's page; empty if it was not opened from the CRM. */
export const listIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string' ? state.list : '';
