import { createContext, useContext } from 'react';

/** Options of a snackbar. */
export interface SnackbarOptions {
  /** A button, such as "Undo". Pressing it, or Ctrl+Z, also closes the snackbar. */
  action?: { label: string; onAction: () => void };
  /** A second button, before it. */
  other?: { label: string; onAction: () => void } | undefined;
  /** Called when it has closed, also after a press on its buttons, and when a later one took its place. */
  onClosed?: () => void;
  /** Something that was saved without a form could not be saved: shown at once. */
  failed?: boolean;
}

/** Shows a short success message in place of the one before. Returns a function that closes it. */
export type ShowSnackbar = (message: string, options?: SnackbarOptions) => () => void;

/** The context that `SnackbarProvider` fills. */
export const SnackbarContext = createContext<ShowSnackbar>(() => () => {});

/** Returns the function that shows a snackbar. Errors are shown where they occur, not in a snackbar, but for a choice that was saved at once. */
export function useSnackbar(): ShowSnackbar {
  return useContext(SnackbarContext);
}
