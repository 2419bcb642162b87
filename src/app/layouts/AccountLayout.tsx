import { ApiProviders } from '../shell/ApiProviders.tsx';
import { PublicLayout } from './PublicLayout.tsx';

/** The frame of a home seeker's account: the public pages' frame, with the providers that calls to the server need. */
export function AccountLayout() {
  return (
    <ApiProviders>
      <PublicLayout />
    </ApiProviders>
  );
}
