import { createContext, useContext } from 'react';

/** Where `SnackbarProvider` puts the function that speaks. */
export const SnackbarContext = createContext<(message: string) => void>(() => {});

/** Gives the function that says a short success, replacing what was said before. */
export function useSnackbar(): (message: string) => void {
  return useContext(SnackbarContext);
}
