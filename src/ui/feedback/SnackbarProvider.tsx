import Snackbar from '@mui/material/Snackbar';
import { type ReactNode, useMemo, useState } from 'react';
import { SnackbarContext } from './useSnackbar';

interface Note {
  key: number;
  message: string;
}

/** Shows what `useSnackbar()` is given: bottom left, one at a time, said politely. */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [note, setNote] = useState<Note>({ key: 0, message: '' });
  const [open, setOpen] = useState(false);
  const say = useMemo(
    () => (message: string) => {
      setNote((last) => ({ key: last.key + 1, message }));
      setOpen(true);
    },
    [],
  );
  return (
    <SnackbarContext value={say}>
      {children}
      <Snackbar
        key={note.key}
        open={open}
        autoHideDuration={5000}
        message={note.message}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        slotProps={{ content: { role: 'status' } }}
      />
    </SnackbarContext>
  );
}
