// The script files that validate and send an enquiry, as listed in a published page (src/sites/render.tsx).
const filesOf = (page: Document): readonly string[] =>
  page.querySelector<HTMLElement>('[data-form]')?.dataset.form?.split(' ').filter(Boolean) ?? [];

const fetched = async (file: string): Promise<void> => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} is not there`);
  await response.arrayBuffer();
};

let fetching: Promise<unknown> | undefined;

/** Prefetches the files that validate and send an enquiry, once. After a failure, the next call retries. */
export const fetchSender = async (): Promise<void> => {
  fetching ??= Promise.all(filesOf(document).map(fetched));
  try {
    await fetching;
  } catch (error) {
    fetching = undefined;
    throw error;
  }
};

/** Imports the sender. A browser never retries a failed import, so all of its files are fetched first. */
export const loadSender = async () => {
  await fetchSender();
  return import('./enquirySender.ts');
};
