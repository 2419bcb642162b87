import { useSnackbar } from './useSnackbar.ts';

/** Copies a text, shows whether that worked in a snackbar, and returns it; `what` names the text in the message. */
export const useCopy = (what: 'text' | 'address' = 'text'): ((text: string) => Promise<boolean>) => {
  const say = useSnackbar();
  return async (text) => {
    try {
      // Without HTTPS the browser has no clipboard.
      await navigator.clipboard.writeText(text);
      say(what === 'text' ? 'Copied' : 'Address copied');
      return true;
    } catch {
      say(`The browser did not let us copy. Mark the ${what} and copy it.`);
      return false;
    }
  };
};
