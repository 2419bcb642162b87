import { type AnchorHTMLAttributes, createContext, type Ref, useContext } from 'react';

/** The address of the page that the server is rendering. */
export const AddressContext = createContext<string | undefined>(undefined);

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  reloadDocument?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

// Replaces react-router-dom on server-rendered pages (vite.config.ts), where every link loads a new document.

/** A link. */
export const Link = ({ to, reloadDocument: _, ...rest }: LinkProps) => <a href={to} {...rest} />;

/** The page's address. */
export const useLocation = () => {
  const made = useContext(AddressContext);
  const { pathname, search, hash } = made === undefined ? window.location : new URL(made, 'http://server');
  return { pathname, search, hash, key: 'document' };
};

/** The query of the page's address. */
export const useSearchParams = () => [new URLSearchParams(useLocation().search)] as const;

const isFollowed = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    entry !== undefined &&
    'type' in entry &&
    entry.type === 'navigate' &&
    document.referrer.startsWith(`${window.location.origin}/`)
  );
};

/** `PUSH` after a link was followed; `POP` after Back, Reload and an address that was typed. */
export const useNavigationType = (): 'PUSH' | 'POP' =>
  typeof document !== 'undefined' && isFollowed() ? 'PUSH' : 'POP';
