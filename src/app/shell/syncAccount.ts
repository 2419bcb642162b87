import { refreshProfile } from '#src/features/auth/refreshProfile.ts';
import { signOut } from '#src/features/auth/signOut.ts';
import { hasUnmerged, leaveAccount, mergeSaved } from '#src/features/homes/accountHomes.ts';
import { bringWaiting, hasWaiting } from '#src/features/seeker/accountKeeping.ts';
import { noteSearchSaved } from '#src/features/seeker/wantedSearch.ts';
import { readSession } from '#src/lib/sessions.ts';

const SYNCED = 'nivaas.syncedAt';
/** The shortest time between two syncs, so that not every page load requests one. */
const EVERY_MS = 60_000;

const syncedAt = (): number => {
  try {
    return Number(sessionStorage.getItem(SYNCED)) || 0;
  } catch {
    return 0;
  }
};

const noteSynced = (): void => {
  try {
    sessionStorage.setItem(SYNCED, String(Date.now()));
  } catch {
    // Storage is refused: the next page syncs again.
  }
};

/**
 * Copies what this browser keeps (saved homes, a pending search, enquiries) into the signed-in home seeker's account,
 * and the account's saved homes and profile into this browser. What fails is retried on the next page.
 */
export const syncAccount = async (): Promise<void> => {
  if (!hasUnmerged() && !hasWaiting() && Date.now() - syncedAt() < EVERY_MS) return;
  noteSynced();
  if (!readSession('user')?.profile) await refreshProfile('user');
  // Independent of each other: a failure of one must not stop the other.
  await Promise.allSettled([mergeSaved(), bringWaiting()]);
};

/**
 * Signs a home seeker out, removes the account's saved homes from this browser, and clears this tab's notes of saved
 * and refused searches.
 */
export const leave = (): void => {
  void signOut('user');
  leaveAccount();
  noteSearchSaved();
};
