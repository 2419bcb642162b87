import { useState } from 'react';

type Outcome = { is: 'none' | 'copied' } | { is: 'refused'; url: string };

/** Shares an address in the device's own way, or copies it where there is none; where that is refused, it says the address itself. */
export const useShare = () => {
  const [outcome, setOutcome] = useState<Outcome>({ is: 'none' });
  const share = async (title: string, url: string) => {
    if (typeof navigator.share === 'function') {
      // Closing the device's list of ways is no failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setOutcome({ is: 'copied' });
    } catch {
      setOutcome({ is: 'refused', url });
    }
  };
  const said = { none: '', copied: 'Link copied', refused: 'Copy this link:' }[outcome.is];
  /** `url` is there when it must be copied by hand: it stands after what is said. */
  return { share, said, copied: outcome.is === 'copied', url: outcome.is === 'refused' ? outcome.url : undefined };
};
