import { createContext, useContext } from 'react';

/** Options of a snackbar. */
export interface SnackbarOptions {
  /** A button, such as "Undo". Pressing it, or Ctrl+Z, also closes the snackbar. */
  action?: { label: string; onAction: () => void };
  /** A second button, before `action`. */
  other?: { label: string; onAction: () => void } | undefined;
  /** Called when it has closed, including by one of its buttons, or has been replaced by a later one. */
  onClosed?: () => void;
  /** Reports that a choice without a form could not be saved; shown without the usual pause. */
  failed?: boolean;
}

/** Shows a short success message, which replaces the one before. Returns a function that closes it. */
export type ShowSnackbar = (message: string, options?: SnackbarOptions) => () => void;

/** The context that `SnackbarProvider` fills. */
export const SnackbarContext = createContext<ShowSnackbar>(() => () => {});

/**
 * Returns the function that shows a snackbar. Errors are shown where they occur, not in a snackbar, except for a choice
 * that is saved without a form.
 */
export function useSnackbar(): ShowSnackbar {
  return useContext(SnackbarContext);
}
