import { ApiError, messageOf } from '#src/lib/apiError.ts';

const inWords = (seconds: number): string => {
  const [many, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${many} ${unit}${many === 1 ? '' : 's'}`;
};

/**
 * What a failed step of signing up or in says: the server's words, else the error's own, else the fallback. A server that
 * asks to wait (429) has said for how long: that is added where its words leave it out.
 */
export const failureWords = (error: unknown, fallback: string): string => {
  const words = messageOf(error, fallback);
  if (!(error instanceof ApiError) || error.status !== 429 || !error.retryAfter) return words;
  if (/try again in \d/i.test(words)) return words;
  return `${words.replace(/\.?$/, '.')} You can try again in ${inWords(error.retryAfter)}.`;
};
