import type { Answer, Endpoint } from '#contract/endpoint.ts';
import { mock } from './mock.ts';

/**
 * An endpoint that holds back the response to the search `first` until `release`, and responds to others at once.
 * `state` says whether that search was sent and answered. `handler` resets it, because a story may be played again.
 */
export const olderAnswer = <const E extends Endpoint>(
  endpoint: E,
  first: string,
  answer: (query: Readonly<Record<string, string>>) => Answer<E>,
) => {
  const state = { sent: false, answered: false };
  let open = (): void => undefined;
  const handler = () => {
    Object.assign(state, { sent: false, answered: false });
    const released = new Promise<void>((resolve) => {
      open = resolve;
    });
    return mock(endpoint, async ({ query }) => {
      if (query.q !== first) return answer(query);
      state.sent = true;
      await released;
      state.answered = true;
      return answer(query);
    });
  };
  return { handler, state, release: () => open() };
};
