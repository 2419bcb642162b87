import { useSnackbar } from './useSnackbar.ts';

/** Copies a text, and says whether that worked. */
export const useCopy = (): ((text: string) => void) => {
  const say = useSnackbar();
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => say('Copied'),
      () => say('The browser did not let us copy. Mark the text and copy it.'),
    );
};
