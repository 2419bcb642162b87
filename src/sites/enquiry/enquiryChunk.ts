// The files that check and send an enquiry, as a published page names them (src/sites/siteDocument.ts).
const filesOf = (page: Document): readonly string[] =>
  page.querySelector<HTMLElement>('[data-form]')?.dataset.form?.split(' ').filter(Boolean) ?? [];

const fetched = async (file: string): Promise<void> => {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} is not there`);
  await answer.arrayBuffer();
};

let fetching: Promise<unknown> | undefined;

/**
 * Brings what checks and sends an enquiry into the browser's cache; once they came they are not asked for again. Rejects where one
 * does not come: the next time it is tried anew.
 */
export const fetchSender = async (): Promise<void> => {
  fetching ??= Promise.all(filesOf(document).map(fetched));
  try {
    await fetching;
  } catch (error) {
    fetching = undefined;
    throw error;
  }
};

/** What checks and sends. A module that could not be imported once can never be on that page: nothing is imported before it came. */
export const loadSender = async () => {
  await fetchSender();
  return import('./enquirySender.ts');
};
