import { useState } from 'react';

type Outcome = { is: 'none' | 'copied' } | { is: 'refused'; url: string };

/** Shares a URL with the device's share sheet, or copies it if there is none; returns the URL if copying is refused. */
export const useShare = () => {
  const [outcome, setOutcome] = useState<Outcome>({ is: 'none' });
  const share = async (title: string, url: string) => {
    if (typeof navigator.share === 'function') {
      // Closing the share sheet rejects, too.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    // Cleared first, so that a second copy is announced, too.
    setOutcome({ is: 'none' });
    try {
      await navigator.clipboard.writeText(url);
      setOutcome({ is: 'copied' });
    } catch {
      setOutcome({ is: 'refused', url });
    }
  };
  const message = { none: '', copied: 'Link copied', refused: 'Copy this link:' }[outcome.is];
  /** `url` is set when it must be copied by hand: show it after the message. */
  return { share, message, copied: outcome.is === 'copied', url: outcome.is === 'refused' ? outcome.url : undefined };
};
