import type { Answer, CallInput, Endpoint } from '#contract/endpoint.ts';
import { type Call, callOf } from './ask.ts';
import type { Kind } from './things.ts';

/** Which write it is: of which round and writer, the how manieth of the whole run. */
export interface Mark {
  readonly round: number;
  readonly writer: number;
  readonly number: number;
  /** `r2w5n131`: the name of what it writes, which a search for its round's `r2w` finds. */
  readonly name: string;
}

/** A numbered write: what is sent, and how the thing that it makes or changes must read once it is done. */
export interface Write {
  readonly mark: Mark;
  readonly kind: Kind;
  readonly name: string;
  readonly content: object;
  readonly call: Call;
  /** Whether the server remembers its key, so that repeating it is answered as before. */
  readonly remembered: boolean;
  /** What the answer says of the thing. */
  readonly read: (body: unknown) => { readonly id?: number; readonly content?: object };
}

interface Planned<E extends Endpoint> {
  readonly mark: Mark;
  readonly kind: Kind;
  readonly name: string;
  readonly content: object;
  readonly endpoint: E;
  readonly input: CallInput<E>;
  readonly token?: string;
  readonly remembered?: boolean;
  readonly read: (answer: Answer<E>) => { readonly id?: number; readonly content?: object };
}

/** A write of an endpoint of the contract, under an Idempotency-Key of its own. */
export const writeOf = <E extends Endpoint>(plan: Planned<E>): Write => {
  const { mark, kind, name, content, endpoint, input, token, remembered = false, read } = plan;
  const call = callOf(endpoint, input, { token, key: `crash-${mark.name}` });
  return { mark, kind, name, content, call, remembered, read: (body) => read(body as Answer<E>) };
};
