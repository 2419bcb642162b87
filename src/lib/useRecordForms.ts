import { useMemo, useState } from 'react';

const NEW = 'new';

/** Props of a record's form. */
export interface RecordForm<Row> {
  open: boolean;
  onClose: () => void;
  /** Called with the record as the server returned it. */
  onSaved: (saved: Row) => void;
}

/**
 * The forms of a list's records: one for adding, and one for each record that was opened. They stay mounted, so that
 * input for one record survives opening another. After a save the form closes, and `notify` gets a text such as "Lead
 * added" or "Lead saved". `add` and `edit` are stable. With `startAdding`, the form for adding is open at first.
 */
export const useRecordForms = <Row extends { id: number }>(
  noun: string,
  notify: (text: string) => void,
  startAdding = false,
) => {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [openId, setOpenId] = useState<number | typeof NEW | undefined>(startAdding ? NEW : undefined);
  const { keep, ...actions } = useMemo(() => {
    const keepRow = (row: Row) =>
      setRows((known) =>
        known.some(({ id }) => id === row.id) ? known.map((one) => (one.id === row.id ? row : one)) : [...known, row],
      );
    return {
      keep: keepRow,
      add: () => setOpenId(NEW),
      edit: (row: Row) => {
        keepRow(row);
        setOpenId(row.id);
      },
    };
  }, []);
  const close = () => setOpenId(undefined);
  const forms = [null, ...rows].map((row) => ({
    key: row?.id ?? NEW,
    row,
    open: openId === (row?.id ?? NEW),
    onClose: close,
    onSaved: (saved: Row) => {
      close();
      if (row) keep(saved);
      notify(`${noun} ${row ? 'saved' : 'added'}`);
    },
  }));
  return { ...actions, forms };
};
