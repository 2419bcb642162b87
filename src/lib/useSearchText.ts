import { useEffect, useRef, useState } from 'react';
import { useDebounced } from './useDebounced.ts';

const WAIT = 300;

/**
 * The text of a search box whose settled value is stored elsewhere (the URL). Typing is debounced by 300 ms
 * (specification 000, section 9), and a value that changes from outside (Back, Clear search) is shown at once.
 */
export const useSearchText = (settled: string, onSettle: (text: string) => void) => {
  const [typed, setTyped] = useState(settled);
  const resting = useDebounced(typed, WAIT);
  const seen = useRef(settled);
  const sent = useRef(settled);
  useEffect(() => {
    // A settled text comes back a moment later. Until then `settled` holds the old value: not a change from outside.
    if (settled !== seen.current) {
      seen.current = settled;
      if (settled !== sent.current) {
        sent.current = settled;
        setTyped(settled);
        // `resting` still holds the earlier input, which must not be searched for.
        return;
      }
    }
    if (resting === sent.current || resting !== typed) return;
    sent.current = resting;
    onSettle(resting);
  }, [settled, resting, typed, onSettle]);
  return [typed, setTyped] as const;
};
