import type { Answer, CallInput, Endpoint } from '#contract/endpoint.ts';
import { type Call, callOf } from './ask.ts';
import type { Kind } from './things.ts';

/** Identifies a write by its round, its writer, and its number in the whole run. */
export interface Mark {
  readonly round: number;
  readonly writer: number;
  readonly number: number;
  /** The name of the record, such as `r2w5n131`; a search for `r2w` finds those of round 2. */
  readonly name: string;
}

/** A numbered write: its call, and the record as it must be stored afterwards. */
export interface Write {
  readonly mark: Mark;
  readonly kind: Kind;
  readonly name: string;
  readonly content: object;
  readonly call: Call;
  /** Whether the server remembers its key and repeats the response. */
  readonly remembered: boolean;
  /** Reads the record from the response. */
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

/** A write through an endpoint of the contract, with an Idempotency-Key of its own. */
export const writeOf = <E extends Endpoint>(plan: Planned<E>): Write => {
  const { mark, kind, name, content, endpoint, input, token, remembered = false, read } = plan;
  const call = callOf(endpoint, input, { token, key: `crash-${mark.name}` });
  return { mark, kind, name, content, call, remembered, read: (body) => read(body as Answer<E>) };
};
