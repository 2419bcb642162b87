import { Outlet } from 'react-router-dom';
import { ApiProviders } from './shell/ApiProviders.tsx';

/** The layout of pages that call the server without a frame: sign-in and published sites. */
export function BareLayout() {
  return (
    <ApiProviders>
      <Outlet />
    </ApiProviders>
  );
}
