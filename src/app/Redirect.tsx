import { Navigate, useLocation } from 'react-router-dom';

/**
 * Redirects, once per history entry: Back, pressed while the target is still loading, reaches another entry with the
 * same redirect, and would otherwise stay on an empty page.
 */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  return <Navigate key={useLocation().key} to={to} replace state={state} />;
}
