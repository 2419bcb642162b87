type Query = Readonly<Record<string, string>>;

/** A page of a list as the server returns it: the rows that match the query's search and status. */
export const pageOf = <Row extends { status: string }>(
  rows: readonly Row[],
  query: Query,
  textsOf: (row: Row) => readonly unknown[],
) => {
  const page = Number(query.page ?? 1);
  const limit = Number(query.limit ?? 20);
  const q = (query.q ?? '').toLowerCase();
  const found = rows.filter(
    (row) => textsOf(row).join(' ').toLowerCase().includes(q) && (!query.status || query.status === row.status),
  );
  return { data: found.slice((page - 1) * limit, page * limit), meta: { total: found.length, page, limit } };
};

/** Records in memory, newest first. */
export const inMemory = <Row extends { id: number }>(start: readonly Row[]) => {
  let rows = [...start];
  return {
    all: () => rows,
    find: (id: unknown) => rows.find((row) => row.id === Number(id)),
    add: (row: Row) => {
      rows = [row, ...rows];
      return { data: row };
    },
    replace: (changed: Row) => {
      rows = rows.map((row) => (row.id === changed.id ? changed : row));
      return { data: changed };
    },
  };
};

/** A form field of a request's body as text. */
export const textIn = (body: Readonly<Record<string, unknown>>, field: string): string => {
  const value = body[field];
  return typeof value === 'string' ? value : '';
};
