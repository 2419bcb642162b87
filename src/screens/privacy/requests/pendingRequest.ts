/** A request waiting for its proof. Never the contact itself: others may use the browser, too. */
export interface PendingRequest {
  readonly id: string;
  readonly by: 'email' | 'phone';
}

const KEY = 'nivaas.privacy-request';
/** A code works for ten minutes. */
const KEPT_MS = 10 * 60_000;

/** This tab's pending request, which survives a reload. */
export const pendingRequest = (): PendingRequest | undefined => {
  try {
    const { id, by, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const isKept = typeof id === 'string' && (by === 'email' || by === 'phone') && Date.now() - at < KEPT_MS;
    return isKept ? { id, by } : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps this tab's request; `undefined` forgets it. */
export const storePending = (request: PendingRequest | undefined): void => {
  try {
    if (request) sessionStorage.setItem(KEY, JSON.stringify({ ...request, at: Date.now() }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is full or refused: a reload loses it.
  }
};
