// The CRM's query parameters that a view keeps.
const kept = ['q', 'status', 'follow_up', 'assigned_to', 'sort', 'order', 'view'] as const;
const HIDDEN = 'hide';

const sortedText = (params: URLSearchParams): string => {
  params.sort();
  return params.toString();
};

/** The query of a view: the URL's filters, order and choice of table or board, and the hidden columns. */
export const viewQueryOf = (address: URLSearchParams, hidden: readonly string[]): string => {
  const params = new URLSearchParams();
  for (const name of kept) {
    const value = address.get(name);
    if (value) params.set(name, value);
  }
  if (hidden.length > 0) params.set(HIDDEN, hidden.toSorted().join(','));
  return sortedText(params);
};

/** The query parameters and the hidden columns of a view, whether its query was saved as a string or an object. */
export const readView = (query: unknown): { address: URLSearchParams; hidden: readonly string[] } => {
  const saved = new URLSearchParams(
    typeof query === 'string' ? query : Object.entries(Object(query)).map(([name, value]) => [name, String(value)]),
  );
  const address = new URLSearchParams(kept.flatMap((name) => (saved.get(name) ? [[name, saved.get(name) ?? '']] : [])));
  return { address, hidden: saved.get(HIDDEN)?.split(',').filter(Boolean) ?? [] };
};
