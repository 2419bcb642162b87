import { createContext, type ReactNode, useContext } from 'react';

/** Where a page is made on the server: takes the content of an island. */
export const IslandsContext = createContext<((name: string, content: ReactNode) => void) | undefined>(undefined);

interface IslandProps {
  /** Unique on the page. */
  name: string;
  children?: ReactNode;
}

/**
 * An interactive part of a page that the server makes. There it is a React root of its own, which src/render/takeOver.ts hydrates
 * when it is touched or near; the page around it stays HTML. Anywhere else it is only its children.
 */
export function Island({ name, children }: IslandProps) {
  const keep = useContext(IslandsContext);
  if (!keep) return children;
  keep(name, children);
  return <div data-island={name} />;
}

/**
 * The end of a page's first screen: where the server makes the page, the styles of what follows come as a file, which only what follows
 * waits for.
 */
export const Fold = () => (useContext(IslandsContext) ? <template data-fold="" /> : null);

/** For an image outside islands: the URL that public/start.js shows if it fails. */
export const useInstead = (url: () => string) => (useContext(IslandsContext) ? { 'data-instead': url() } : {});
