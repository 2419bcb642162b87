import { ApiError } from '#src/lib/apiError.ts';

/** A call that was sent and whose answer never came: perhaps the server did it, perhaps not. */
export interface Unanswered<Content> {
  /** The Idempotency-Key it went under. */
  readonly key: string;
  /** Everything that was sent under that key; the server has done one of them at most. */
  readonly contents: readonly Content[];
  /** When it was sent first: milliseconds since 1970. */
  readonly at: number;
}

const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The key stands for another content: that one was done (decisions: 422 for an idempotency conflict). */
export const isOtherContent = (error: unknown): boolean => error instanceof ApiError && error.status === 422;

/**
 * Whether the server said that it has not done this. After an earlier try of the same, being signed out or asked to wait
 * says nothing of that earlier one.
 */
export const isUndone = (error: unknown, triedBefore: boolean): boolean =>
  isRefused(error) && !(triedBefore && [401, 403, 429].includes(error.status));

interface Sending<Content, Result> {
  content: Content;
  /** An earlier try whose answer never came. */
  before: Unanswered<Content> | undefined;
  /** Told what is not known before anything is sent, and once it is known (undefined). */
  remember: (now: Unanswered<Content> | undefined) => void;
  send: (content: Content, key: string) => Promise<Result>;
  newKey: () => string;
}

/**
 * Sends a write so that it is done once, whatever became of earlier tries. After a lost answer the key stays, also for
 * changed content: the server either does the new one, as it knows the key not yet, or says that the key stands for
 * another content. Then that one is repeated for its answer. Tells which content was done.
 */
export const sendOnce = async <Content, Result>({
  content,
  before,
  remember,
  send,
  newKey,
}: Sending<Content, Result>): Promise<{ result: Result; content: Content }> => {
  const { key, contents, at } = before ?? { key: newKey(), contents: [], at: Date.now() };
  const earlier = contents.filter((one) => JSON.stringify(one) !== JSON.stringify(content));
  remember({ key, contents: [...earlier, content], at });
  const left = [content, ...[...earlier].reverse()];
  for (;;) {
    const one = left.shift() ?? content;
    try {
      const result = await send(one, key);
      remember(undefined);
      return { result, content: one };
    } catch (error) {
      if (isOtherContent(error) && left.length > 0) continue;
      // Refused as it is now, it says nothing of what was sent before.
      if (isUndone(error, before !== undefined)) {
        remember(earlier.length > 0 && !isOtherContent(error) ? { key, contents: earlier, at } : undefined);
      }
      throw error;
    }
  }
};
