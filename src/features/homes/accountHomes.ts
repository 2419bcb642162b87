import { forgetHome, listSavedHomes, saveHome } from '#contract/seeker.ts';
import { ApiError } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { readSession } from '#src/lib/sessions.ts';
import { savedHere } from './savedHere.ts';

// Whose account the saved homes of this browser are in, by email; absent while some are in this browser only.
const OWNER = 'nivaas.savedHomes.of';

const ownerNow = (): string | undefined => readSession('user')?.email.toLowerCase();

const readOwner = (): string | null => {
  try {
    return localStorage.getItem(OWNER);
  } catch {
    return null;
  }
};

const writeOwner = (owner: string | undefined): void => {
  try {
    if (owner) localStorage.setItem(OWNER, owner);
    else localStorage.removeItem(OWNER);
  } catch {
    // Storage is refused, so this browser keeps no homes either.
  }
};

// A home that is gone, or one too many, cannot be saved, and trying again does not help.
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

/** Saves a home in the account of the signed-in person, or takes it off. What cannot be sent is made up for by the next merge. */
export const sendSaved = async (id: number, isSaved: boolean): Promise<void> => {
  try {
    await call(isSaved ? saveHome : forgetHome, { params: { id } });
  } catch (error) {
    if (!isRefused(error)) writeOwner(undefined);
  }
};

/** Whether this browser keeps homes that the account may not have. */
export const hasUnmerged = (): boolean => readOwner() !== ownerNow();

/** Brings the homes of this browser into the account, once, and then keeps those of the account. Throws if the server cannot be reached. */
export const mergeSaved = async (): Promise<void> => {
  const owner = ownerNow();
  // Those of another account stay that person's.
  if (readOwner() === null) {
    for (const id of savedHere.ids()) {
      await call(saveHome, { params: { id } }).catch((error: unknown) => {
        if (!isRefused(error)) throw error;
      });
    }
  }
  const { data } = await call(listSavedHomes, {});
  if (ownerNow() !== owner) return;
  savedHere.write(data.map(({ id }) => id).toReversed());
  writeOwner(owner);
};

/** The homes of an account leave this browser with its owner; those that were never in one stay. */
export const leaveAccount = (): void => {
  if (readOwner() !== null) savedHere.write([]);
  writeOwner(undefined);
};
