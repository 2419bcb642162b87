import { createContext, useContext } from 'react';

/** What a short success can offer besides its words. */
export interface SnackbarOptions {
  /** One button: what people want next, such as "View". Pressing it also takes the message away. */
  action?: { label: string; onAction: () => void };
}

/** Says a short success, after those that still wait. */
export type Say = (message: string, options?: SnackbarOptions) => void;

/** Where `SnackbarProvider` puts the function that speaks. */
export const SnackbarContext = createContext<Say>(() => {});

/** Gives the function that says a short success. What failed is said where it failed, not here. */
export function useSnackbar(): Say {
  return useContext(SnackbarContext);
}
