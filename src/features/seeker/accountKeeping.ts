import { changeSavedSearch, claimEnquiries, listSavedSearches, saveSearch } from '#contract/seeker.ts';
import { ApiError, messageOf } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { enquiryKeys, forgetEnquiryKeys } from '#src/lib/enquiryKeys.ts';
import { noteSearchRefused, noteSearchSaved, storeWanted, type WantedSearch, wantedSearch } from './wantedSearch.ts';

/** Saves a search in the account, or updates the alert of one already there; records that for the search's page. */
const saveWanted = async ({ key, ...body }: WantedSearch): Promise<void> => {
  const { data } = await call(listSavedSearches, {});
  const known = data.find(({ query }) => query === body.query);
  if (!known) await call(saveSearch, { body }, { idempotencyKey: key });
  else if (known.alert !== body.alert)
    await call(changeSavedSearch, { params: { id: known.id }, body: { alert: body.alert } });
  noteSearchSaved(body.query);
};

const FAILED = 'The search could not be saved. Try again.';

/** Saves a search; resolves to the reason if that fails. */
export const saveNow = async (search: WantedSearch): Promise<string | undefined> => {
  try {
    await saveWanted(search);
    return undefined;
  } catch (error) {
    return messageOf(error, FAILED);
  }
};

/**
 * Saves the search that waited for the visitor to sign in. If the server refuses it, it is dropped, and its page says
 * why.
 */
const saveWaiting = async (): Promise<void> => {
  const wanted = wantedSearch();
  if (!wanted) return;
  try {
    await saveWanted(wanted);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error;
    noteSearchRefused(wanted.query, messageOf(error, FAILED));
  }
  storeWanted(undefined);
};

/** Takes over the enquiries that were sent from this browser without an account. */
const claimSent = async (): Promise<void> => {
  const keys = enquiryKeys();
  if (keys.length === 0) return;
  await call(claimEnquiries, { body: { keys } });
  forgetEnquiryKeys(keys);
};

/** Whether a search or enquiries wait for an account. */
export const hasWaiting = (): boolean => wantedSearch() !== undefined || enquiryKeys().length > 0;

/** Moves the waiting search and enquiries into the account. Throws if the server cannot be reached. */
export const bringWaiting = async (): Promise<void> => {
  await saveWaiting();
  await claimSent();
};
