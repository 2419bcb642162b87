// A tab that is closing or reloading, even on a busy machine, releases the lock within this time. A lock that is still
// held after it belongs to another open tab.
const PATIENCE_MS = 1_000;

type LetGo = () => void;

const withLocks = (name: string): Promise<LetGo | undefined> =>
  new Promise((resolve) => {
    navigator.locks
      .request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => new Promise<void>((letGo) => resolve(letGo)))
      .catch(() => resolve(undefined));
  });

// The holder replies to every request. Weaker than a lock (two tabs may ask at once), but plain http has no Web Locks.
const withChannel = (name: string): Promise<LetGo | undefined> =>
  new Promise((resolve) => {
    const channel = new BroadcastChannel(name);
    const settle = setTimeout(() => {
      channel.onmessage = ({ data }) => {
        if (data === 'asked') channel.postMessage('held');
      };
      resolve(() => channel.close());
    }, PATIENCE_MS);
    channel.onmessage = ({ data }) => {
      if (data !== 'held') return;
      clearTimeout(settle);
      channel.close();
      resolve(undefined);
    };
    channel.postMessage('asked');
  });

/**
 * Acquires a lock that only one tab of this browser can hold. Resolves to a function that releases it, or to undefined while
 * another tab holds it. Closing the tab releases it.
 */
export const lockInTab = (name: string): Promise<LetGo | undefined> =>
  'locks' in navigator ? withLocks(name) : withChannel(name);
