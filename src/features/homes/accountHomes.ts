import { forgetHome, listSavedHomes, saveHome } from '#contract/seeker.ts';
import { ApiError } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { readSession } from '#src/lib/sessions.ts';
import { changedBy, noteSaved, savedHere, storeUnsent, type UnsentHome, unsentHomes } from './savedHere.ts';

// The email of the account that this browser's saved homes were read from; absent if they come from none.
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

// A home that is gone (404) or over the limit (409) cannot be saved, and retrying does not help.
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

const send = async ({ id, isSaved }: Pick<UnsentHome, 'id' | 'isSaved'>): Promise<void> => {
  await call(isSaved ? saveHome : forgetHome, { params: { id } }).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
    // The server refused it, so it must no longer look saved.
    if (isSaved) noteSaved(id, false);
  });
};

const isSame = (one: UnsentHome, other: UnsentHome): boolean =>
  one.id === other.id && one.isSaved === other.isSaved && one.of === other.of;

// A change that another signed-in person made belongs to that person's account.
const isFor = (owner: string | undefined, { of }: UnsentHome): boolean => of === '' || of === owner;

const sendAll = async (): Promise<void> => {
  const owner = ownerNow();
  for (const change of unsentHomes()) {
    if (!owner || ownerNow() !== owner) return;
    if (!isFor(owner, change)) continue;
    await send(change);
    storeUnsent(unsentHomes().filter((one) => !isSame(one, change)));
  }
};

let sending = Promise.resolve();

/**
 * Sends the changes that the signed-in person's account does not have yet, one after another, so that a home removed
 * right after it was saved does not end up saved. Throws if the server cannot be reached; the changes are then sent
 * later.
 */
export const sendUnsent = (): Promise<void> => {
  sending = sending.catch(() => undefined).then(sendAll);
  return sending;
};

/** Whether this browser keeps homes that the account may not have. */
export const hasUnmerged = (): boolean => {
  const owner = ownerNow();
  return readOwner() !== owner || unsentHomes().some((change) => isFor(owner, change));
};

/**
 * Adds this browser's homes to the account, once, and then replaces them with the account's. Throws if the server
 * cannot be reached.
 */
export const mergeSaved = async (): Promise<void> => {
  const owner = ownerNow();
  // Homes read from another account stay in that account.
  if (readOwner() === null) for (const id of savedHere.ids()) await send({ id, isSaved: true });
  await sendUnsent();
  const { data } = await call(listSavedHomes, {});
  if (ownerNow() !== owner) return;
  const unsent = unsentHomes().filter((change) => isFor(owner, change));
  storeUnsent(unsent);
  // Changes made in the meantime win over the server's list.
  savedHere.write(unsent.reduce<number[]>(changedBy, data.map(({ id }) => id).toReversed()));
  writeOwner(owner);
};

/** Removes an account's homes from this browser when its owner signs out; homes that were never in an account stay. */
export const leaveAccount = (): void => {
  if (readOwner() !== null) savedHere.write([]);
  storeUnsent([]);
  writeOwner(undefined);
};
