import { createContext, type ReactNode, useContext } from 'react';

/** On the server, a function that collects the content of islands; undefined elsewhere. */
export const IslandsContext = createContext<((name: string, content: ReactNode) => void) | undefined>(undefined);

interface IslandProps {
  /** Unique on the page. */
  name: string;
  children?: ReactNode;
}

/**
 * An interactive part of a server-rendered page. It is a separate React root, which src/render/hydrateIslands.ts hydrates
 * when it is touched or near the viewport; the page around it stays HTML. In other pages it renders only its children.
 */
export function Island({ name, children }: IslandProps) {
  const keep = useContext(IslandsContext);
  if (!keep) return children;
  keep(name, children);
  return <div data-island={name} />;
}

/**
 * Marks the end of a page's first screen. In a server-rendered page, the styles of the content below are a separate
 * file, which does not delay the content above.
 */
export const Fold = () => (useContext(IslandsContext) ? <template data-fold="" /> : null);

/** Props for an image outside islands: the fallback URL that public/start.js shows if the image fails to load. */
export const useInstead = (url: () => string) => (useContext(IslandsContext) ? { 'data-instead': url() } : {});
