import { useSearchParams } from 'react-router-dom';

/** The parameter of the CRM's address that names the lead beside the table. */
export const SHEET = 'lead';

/** The address of the same page without a lead beside its table. */
export const tableAlone = (params: URLSearchParams): string => {
  const next = new URLSearchParams(params);
  next.delete(SHEET);
  return `?${next}`;
};

/** The address of the same page with this lead beside its table. */
export const besideTable = (params: URLSearchParams, id: number): string => {
  const next = new URLSearchParams(params);
  next.set(SHEET, String(id));
  return `?${next}`;
};

/** The state of the page of a lead that is opened from the CRM: how the CRM shows the leads, for the way back. */
export const useListState = (): { readonly list: string } => {
  const [params] = useSearchParams();
  return { list: tableAlone(params) };
};

/** How the CRM showed the leads when the page with this state was opened from it: the query of its address. */
export const listIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string' ? state.list : '';
