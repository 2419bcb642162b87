import { expect, waitFor } from 'storybook/test';

/** Requests of the page that the mocked server has not received yet. */
const pending = new Set<{ readonly url: string }>();

const send = window.fetch;
window.fetch = (input, init) => {
  const call = { url: new URL(input instanceof Request ? input.url : input, window.location.href).href };
  const forget = () => pending.delete(call);
  pending.add(call);
  const response = send(input, init);
  // Also if it was aborted before it was sent.
  response.then(forget, forget);
  return response;
};

/** Marks a request to this URL as received by the mocked server. */
export const markReceived = (url: string): void => {
  const call = [...pending].find((one) => one.url === url);
  if (call) pending.delete(call);
};

/** Waits until the mocked server has received all requests: a later one would meet the next story's mocks. */
export const allReceived = (): Promise<void> => waitFor(() => expect(pending.size).toBe(0));
