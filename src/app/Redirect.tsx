import { Navigate, useLocation } from 'react-router-dom';

interface RedirectProps {
  to: string;
  state?: unknown;
}

/**
 * Redirects, once per history entry: Back, while the target is still loading, reaches another entry with the same redirect, and
 * would otherwise stay on an empty page.
 */
export function Redirect({ to, state }: RedirectProps) {
  return <Navigate key={useLocation().key} to={to} replace state={state} />;
}
