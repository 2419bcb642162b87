import { ApiError } from '#src/lib/apiError.ts';

/** A call that was sent but got no response: the server may have done it or not. */
export interface Unanswered<Content> {
  /** The Idempotency-Key of the call. */
  readonly key: string;
  /** All contents sent under that key; the server has done at most one of them. */
  readonly contents: readonly Content[];
  /** When it was first sent: milliseconds since 1970. */
  readonly at: number;
}

const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The key belongs to other content, which was done (decisions: 422 for an idempotency conflict). */
export const isOtherContent = (error: unknown): boolean => error instanceof ApiError && error.status === 422;

/**
 * Whether the response shows that the server has not done this. After an earlier try of the same call, a 401, 403 or 429
 * says nothing about that try.
 */
export const isUndone = (error: unknown, triedBefore: boolean): boolean =>
  isRefused(error) && !(triedBefore && [401, 403, 429].includes(error.status));

interface Sending<Content, Result> {
  content: Content;
  /** An earlier try without a response. */
  before: Unanswered<Content> | undefined;
  /** Called with the pending call before it is sent, and with undefined once its outcome is known. */
  remember: (now: Unanswered<Content> | undefined) => void;
  send: (content: Content, key: string) => Promise<Result>;
  newKey: () => string;
}

/**
 * Sends a write so that it is done once, whatever happened to earlier tries. After a lost response the key is kept,
 * even for changed content: either the key is new to the server, which then does the new content, or the server says
 * that the key belongs to other content. Then that content is sent again for its response. Returns the content that was
 * done.
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
      // A refusal of the current content says nothing about earlier contents.
      if (isUndone(error, before !== undefined)) {
        remember(earlier.length > 0 && !isOtherContent(error) ? { key, contents: earlier, at } : undefined);
      }
      throw error;
    }
  }
};
