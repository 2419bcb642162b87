// A tab that is just leaving lets go within this time; another one's hold lasts longer.
const PATIENCE_MS = 400;

type LetGo = () => void;

const withLocks = (name: string): Promise<LetGo | undefined> =>
  new Promise((resolve) => {
    navigator.locks
      .request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => new Promise<void>((letGo) => resolve(letGo)))
      .catch(() => resolve(undefined));
  });

// Who holds it answers whoever asks. Not as sure as a lock (two tabs may ask at once), but there is none on plain http.
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
 * Takes hold of something that only one tab of this browser may work on; answers how to let go of it, or undefined while
 * another tab has it. A tab that closes lets go by itself.
 */
export const lockInTab = (name: string): Promise<LetGo | undefined> =>
  'locks' in navigator ? withLocks(name) : withChannel(name);
