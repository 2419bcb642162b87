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
