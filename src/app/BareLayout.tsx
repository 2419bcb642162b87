import { Outlet } from 'react-router-dom';
import { ApiProviders } from './shell/ApiProviders.tsx';

/** Pages without a frame of ours that talk to the server: sign-in and published sites. */
export function BareLayout() {
  return (
    <ApiProviders>
      <Outlet />
    </ApiProviders>
  );
}
