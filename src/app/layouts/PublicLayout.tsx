import { ScreenOutlet } from '../shell/ScreenOutlet.tsx';
import { useFocusOnNewPage } from '../shell/useFocusOnNewPage.ts';
import { mainId, PublicFrame } from './PublicFrame.tsx';

/** The frame of the public pages in the app. */
export function PublicLayout() {
  useFocusOnNewPage(mainId);
  return (
    <PublicFrame>
      <ScreenOutlet tall />
    </PublicFrame>
  );
}
