import { Navigate, useLocation } from 'react-router-dom';

interface RedirectProps {
  to: string;
  state?: unknown;
}

/**
 * Leads on, in place of the page asked for. It does so once for every place one comes to: who presses Back while the page led
 * to is still on its way comes to another place on the same redirect, and would be left there with nothing on the page.
 */
export function Redirect({ to, state }: RedirectProps) {
  return <Navigate key={useLocation().key} to={to} replace state={state} />;
}
