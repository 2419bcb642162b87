import { useSnackbar } from './useSnackbar.ts';

/** Copies a text, and says whether that worked; `what` names it in the message. */
export const useCopy = (what: 'text' | 'address' = 'text'): ((text: string) => Promise<void>) => {
  const say = useSnackbar();
  return async (text) => {
    try {
      // Without HTTPS the browser has no clipboard.
      await navigator.clipboard.writeText(text);
      say(what === 'text' ? 'Copied' : 'Address copied');
    } catch {
      say(`The browser did not let us copy. Mark the ${what} and copy it.`);
    }
  };
};
