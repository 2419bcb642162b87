// The keys of enquiries that were sent from this browser without an account: whoever signs in here takes them over.
const KEYS = 'nivaas.enquiryKeys';
const MOST = 20;

/** The keys that wait, the latest last. */
export const enquiryKeys = (): string[] => {
  try {
    return (localStorage.getItem(KEYS) ?? '').split(',').filter(Boolean);
  } catch {
    return [];
  }
};

const write = (keys: readonly string[]): void => {
  try {
    if (keys.length > 0) localStorage.setItem(KEYS, keys.join(','));
    else localStorage.removeItem(KEYS);
  } catch {
    // Storage is refused: the enquiry is with the broker all the same.
  }
};

/** Keeps the key of an enquiry that arrived. */
export const keepEnquiryKey = (key: string): void => write([...enquiryKeys(), key].slice(-MOST));

/** Forgets keys that were taken over. */
export const forgetEnquiryKeys = (taken: readonly string[]): void =>
  write(enquiryKeys().filter((key) => !taken.includes(key)));
