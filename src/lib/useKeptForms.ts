import { useMemo, useState } from 'react';

interface KeptForms<Row> {
  /** The records that were opened, each with its own form. */
  rows: readonly Row[];
  /** The id of the one whose form shows. */
  openId: number | undefined;
}

/**
 * One form a record for as long as the page stands: what was typed for one is still there after another was opened.
 * `open`, `close` and `saved` stay the same functions.
 */
export const useKeptForms = <Row extends { id: number }>() => {
  const [forms, setForms] = useState<KeptForms<Row>>({ rows: [], openId: undefined });
  const actions = useMemo(() => {
    const keep = (rows: readonly Row[], row: Row) =>
      rows.some(({ id }) => id === row.id) ? rows.map((one) => (one.id === row.id ? row : one)) : [...rows, row];
    return {
      /** Shows the record's form, over the record as it is now. */
      open: (row: Row) => setForms(({ rows }) => ({ rows: keep(rows, row), openId: row.id })),
      /** Hides the form that shows, and keeps it. */
      close: () => setForms(({ rows }) => ({ rows, openId: undefined })),
      /** Hides the form, and takes the record as the server answered it. */
      saved: (row: Row) => setForms(({ rows }) => ({ rows: keep(rows, row), openId: undefined })),
    };
  }, []);
  return { ...forms, ...actions };
};
