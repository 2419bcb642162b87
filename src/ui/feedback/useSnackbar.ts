import { createContext, useContext } from 'react';

/** Options of a snackbar. */
export interface SnackbarOptions {
  /** A button, such as "View". Pressing it also closes the snackbar. */
  action?: { label: string; onAction: () => void };
}

/** Shows a short success message, after those that are still waiting. */
export type ShowSnackbar = (message: string, options?: SnackbarOptions) => void;

/** The context that `SnackbarProvider` fills. */
export const SnackbarContext = createContext<ShowSnackbar>(() => {});

/** Returns the function that shows a snackbar. Errors are shown where they occur, not in a snackbar. */
export function useSnackbar(): ShowSnackbar {
  return useContext(SnackbarContext);
}
