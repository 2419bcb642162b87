import { refreshProfile } from '#src/features/auth/refreshProfile.ts';
import { signOut } from '#src/features/auth/signOut.ts';
import { hasUnmerged, leaveAccount, mergeSaved } from '#src/features/homes/accountHomes.ts';
import { bringWaiting, hasWaiting } from '#src/features/seeker/accountKeeping.ts';
import { noteSearchSaved } from '#src/features/seeker/wantedSearch.ts';
import { readSession } from '#src/lib/sessions.ts';

const SYNCED = 'nivaas.syncedAt';
/** A page that follows soon after another one does not ask again. */
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
    // The next page asks again.
  }
};

/**
 * Brings what this browser keeps into the account of the home seeker who is signed in (saved homes, a search that waits, enquiries),
 * and the account's saved homes and profile into this browser. What fails is tried again on the next page.
 */
export const syncAccount = async (): Promise<void> => {
  if (!hasUnmerged() && !hasWaiting() && Date.now() - syncedAt() < EVERY_MS) return;
  noteSynced();
  if (!readSession('user')?.profile) await refreshProfile('user');
  // Each on its own: one that fails does not hold up the others.
  await Promise.allSettled([mergeSaved(), bringWaiting()]);
};

/** Signs a home seeker out; the account's saved homes leave this browser, and what was saved or refused this tab. */
export const leave = (): void => {
  void signOut('user');
  leaveAccount();
  noteSearchSaved();
};
