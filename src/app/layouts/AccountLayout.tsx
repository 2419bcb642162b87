import { ApiProviders } from '../shell/ApiProviders.tsx';
import { PublicLayout } from './PublicLayout.tsx';

/** The frame of a home seeker's account: that of the public pages, around screens that call the server. */
export function AccountLayout() {
  return (
    <ApiProviders>
      <PublicLayout />
    </ApiProviders>
  );
}
