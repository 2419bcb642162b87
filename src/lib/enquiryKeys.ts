// The keys of enquiries sent from this browser without an account. The next user who signs in here claims them.
const KEYS = 'nivaas.enquiryKeys';
const MOST = 20;

/** The unclaimed keys, the latest last. */
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
    // Storage is refused; the broker has the enquiry all the same.
  }
};

/** Stores the key of a sent enquiry; only the latest 20 are kept. */
export const storeEnquiryKey = (key: string): void => write([...enquiryKeys(), key].slice(-MOST));

/** Removes claimed keys. */
export const forgetEnquiryKeys = (taken: readonly string[]): void =>
  write(enquiryKeys().filter((key) => !taken.includes(key)));
