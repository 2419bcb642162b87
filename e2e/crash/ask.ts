import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, type CallInput, type Endpoint, pathOf } from '#contract/endpoint.ts';

/** A call that can be sent repeatedly. */
export interface Call {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Creates the body for each request. */
  readonly body: () => string | FormData | undefined;
}

/** The connection ended before the response: it is unknown whether the server has stored the write. */
export class NoResponse extends Error {}

const RESPONSE_WITHIN_MS = 20_000;

const formOf = (fields: object, part: string, file: Blob | null | undefined): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, String(value));
  if (file) form.set(part, file, 'picture.jpg');
  return form;
};

const addressOf = (key: string): string =>
  ['10', ...createHash('sha256').update(key).digest().subarray(0, 3)].join('.');

interface Input {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
  readonly file?: Blob | null;
}

/** A call of an endpoint, with a token or without, and with an Idempotency-Key if one is given. */
export const callOf = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { token, key }: { token?: string; key?: string } = {},
): Call => {
  const { params, query, body, file } = input as Input;
  const words = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
  const part = endpoint.encoding === 'multipart' ? endpoint.file?.name : undefined;
  return {
    method: endpoint.method,
    path: `${pathOf(endpoint.path, { ...params })}${words.size > 0 ? `?${words}` : ''}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      // Each visitor gets an IP address of its own: hundreds of enquiries from one would exceed the rate limit.
      ...(key && !token && { 'x-forwarded-for': addressOf(key) }),
      ...(body && !part && { 'content-type': 'application/json' }),
    },
    body: () => (part ? formOf(body ?? {}, part, file) : body && JSON.stringify(body)),
  };
};

/** Sends a call and reads the whole response. Throws NoResponse if the connection ends before. */
const send = async (url: string, call: Call): Promise<{ status: number; body: unknown }> => {
  const { method, path, headers } = call;
  const signal = AbortSignal.timeout(RESPONSE_WITHIN_MS);
  const response = await fetch(url + path, { method, headers, body: call.body(), signal }).catch((error: unknown) => {
    throw new NoResponse(`${method} ${path} has no response`, { cause: error });
  });
  if (response.status === 204) return { status: 204, body: undefined };
  const body: unknown = await response.json().catch((error: unknown) => {
    throw new NoResponse(`${method} ${path} has no complete response`, { cause: error });
  });
  return { status: response.status, body };
};

// 503: too busy; 429: more at once than an account may add.
const LATER = [503, 429];
const LATER_WAIT_MS = 50;

/** Sends a call, and repeats it while the server asks to retry later, as any client would. */
export const sendUntilServed = async (url: string, call: Call): Promise<{ status: number; body: unknown }> => {
  for (;;) {
    const response = await send(url, call);
    if (!LATER.includes(response.status)) return response;
    await wait(LATER_WAIT_MS);
  }
};

/** Calls an endpoint and resolves with the response that the contract declares. Throws for any other response. */
export const ask = async <E extends Endpoint>(
  url: string,
  endpoint: E,
  input: CallInput<E>,
  token?: string,
): Promise<Answer<E>> => {
  const { method, path, ...rest } = callOf(endpoint, input, { token });
  const { status, body } = await sendUntilServed(url, { method, path, ...rest });
  if (!endpoint.responses[status]) throw new Error(`${method} ${path} returned ${status}: ${JSON.stringify(body)}`);
  return body as Answer<E>;
};
