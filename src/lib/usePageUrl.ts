import { createContext, useContext, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const here = () => `${window.location.origin}${window.location.pathname}`;

/** The URL of a page that is rendered on the server; empty if the server does not know its public URL. */
export const PageUrlContext = createContext('');

/** The page's URL without query and hash. */
export const usePageUrl = (): string => {
  const made = useContext(PageUrlContext);
  return useSyncExternalStore(never, here, () => made);
};
