import { useEffect, useRef, useState } from 'react';
import { useDebounced } from './useDebounced.ts';

const WAIT = 300;

/**
 * What stands in a search box whose settled text lives elsewhere (the URL): typing settles after 300 ms
 * (specification 000, section 9), and a text that changes from outside (back, Clear search) shows at once.
 */
export const useSearchText = (settled: string, onSettle: (text: string) => void) => {
  const [typed, setTyped] = useState(settled);
  const resting = useDebounced(typed, WAIT);
  const seen = useRef(settled);
  const sent = useRef(settled);
  useEffect(() => {
    // What was sent comes back a moment later: until then the old text is still there, and nobody changed it.
    if (settled !== seen.current) {
      seen.current = settled;
      if (settled !== sent.current) {
        sent.current = settled;
        setTyped(settled);
        // What was typed before rests still; it is not what is searched for any more.
        return;
      }
    }
    if (resting === sent.current || resting !== typed) return;
    sent.current = resting;
    onSettle(resting);
  }, [settled, resting, typed, onSettle]);
  return [typed, setTyped] as const;
};
