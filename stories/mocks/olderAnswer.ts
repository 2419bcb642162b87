import type { Answer, Endpoint } from '#contract/endpoint.ts';
import { mock } from './mock.ts';

/**
 * An endpoint whose answer to the search `first` comes only after `release`; others come at once. `state` tells whether that
 * one has been sent, and whether its late answer has gone out. `handler` begins anew: a story may be played again.
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
