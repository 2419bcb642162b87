import { forgetHome, listSavedHomes, saveHome } from '#contract/seeker.ts';
import { ApiError } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { readSession } from '#src/lib/sessions.ts';
import { changedBy, keepUnsent, noteSaved, savedHere, type UnsentHome, unsentHomes } from './savedHere.ts';

// Whose account the saved homes of this browser were read from, by email; absent while they are from none.
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

const send = async ({ id, isSaved }: Pick<UnsentHome, 'id' | 'isSaved'>): Promise<void> => {
  await call(isSaved ? saveHome : forgetHome, { params: { id } }).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
    // It does not look saved any more, because it is not.
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
    keepUnsent(unsentHomes().filter((one) => !isSame(one, change)));
  }
};

let sending = Promise.resolve();

/**
 * Sends what the account of the signed-in person does not know of yet, one after the other: so a home that is taken off at once is not
 * saved in the end. Throws if the server cannot be reached; it is then sent later.
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

/** Brings the homes of this browser into the account, once, and then keeps those of the account. Throws if the server cannot be reached. */
export const mergeSaved = async (): Promise<void> => {
  const owner = ownerNow();
  // Those of another account stay that person's.
  if (readOwner() === null) for (const id of savedHere.ids()) await send({ id, isSaved: true });
  await sendUnsent();
  const { data } = await call(listSavedHomes, {});
  if (ownerNow() !== owner) return;
  const unsent = unsentHomes().filter((change) => isFor(owner, change));
  keepUnsent(unsent);
  // What was changed meanwhile counts.
  savedHere.write(unsent.reduce<number[]>(changedBy, data.map(({ id }) => id).toReversed()));
  writeOwner(owner);
};

/** The homes of an account leave this browser with its owner; those that were never in one stay. */
export const leaveAccount = (): void => {
  if (readOwner() !== null) savedHere.write([]);
  keepUnsent([]);
  writeOwner(undefined);
};
