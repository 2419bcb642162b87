import { claimEnquiries, saveSearch } from '#contract/seeker.ts';
import { ApiError, messageOf } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { enquiryKeys, forgetEnquiryKeys } from '#src/lib/enquiryKeys.ts';
import { keepWanted, noteSearchSaved, type WantedSearch, wantedSearch } from './wantedSearch.ts';

/** Saves a search in the account; the page that shows it says so. */
const saveWanted = async ({ key, ...body }: WantedSearch): Promise<void> => {
  await call(saveSearch, { body }, { idempotencyKey: key });
  noteSearchSaved(body.query);
};

/** Saves a search; resolves to why that failed. */
export const saveNow = async (search: WantedSearch): Promise<string | undefined> => {
  try {
    await saveWanted(search);
    return undefined;
  } catch (error) {
    return messageOf(error, 'The search could not be saved. Try again.');
  }
};

/** Saves the search that waited for its visitor to sign in. One that the server refuses does not wait any longer. */
const saveWaiting = async (): Promise<void> => {
  const wanted = wantedSearch();
  if (!wanted) return;
  try {
    await saveWanted(wanted);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
  }
  keepWanted(undefined);
};

/** Takes over the enquiries that were sent from this browser without an account. */
const claimSent = async (): Promise<void> => {
  const keys = enquiryKeys();
  if (keys.length === 0) return;
  await call(claimEnquiries, { body: { keys } });
  forgetEnquiryKeys(keys);
};

/** Whether something waits for an account. */
export const hasWaiting = (): boolean => wantedSearch() !== undefined || enquiryKeys().length > 0;

/** Brings into the account what waited for it. Throws if the server cannot be reached. */
export const bringWaiting = async (): Promise<void> => {
  await saveWaiting();
  await claimSent();
};
