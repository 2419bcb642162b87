import { expect, waitFor } from 'storybook/test';

/** Calls that the page has made and the mocked server has not seen yet. */
const underWay = new Set<{ readonly url: string }>();

const send = window.fetch;
window.fetch = (input, init) => {
  const call = { url: new URL(input instanceof Request ? input.url : input, window.location.href).href };
  const forget = () => underWay.delete(call);
  underWay.add(call);
  const answer = send(input, init);
  // Also when it was called off before anything was sent.
  answer.then(forget, forget);
  return answer;
};

/** The mocked server has seen a call to this address. */
export const noteSeen = (url: string): void => {
  const call = [...underWay].find((one) => one.url === url);
  if (call) underWay.delete(call);
};

/** Waits until the mocked server has seen every call: one that comes later would meet the next story's mocks. */
export const allSeen = (): Promise<void> => waitFor(() => expect(underWay.size).toBe(0));
