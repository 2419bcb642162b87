import { createHash } from 'node:crypto';
import { type Answer, type CallInput, type Endpoint, pathOf } from '#contract/endpoint.ts';

/** One call, ready to be sent any number of times. */
export interface Call {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Made anew for every sending. */
  readonly body: () => string | FormData | undefined;
}

/** The connection ended before the answer was there: whether the server did it, nobody knows. */
export class NoAnswer extends Error {}

const ANSWER_WITHIN_MS = 20_000;

const formOf = (fields: object, part: string, file: Blob | null | undefined): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, String(value));
  if (file) form.set(part, file, 'picture.jpg');
  return form;
};

const addressOf = (key: string): string =>
  ['10', ...createHash('sha256').update(key).digest().subarray(0, 3)].join('.');

interface Given {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
  readonly file?: Blob | null;
}

/** The call of an endpoint, by a token's holder or by anyone, under an Idempotency-Key if one is given. */
export const callOf = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { token, key }: { token?: string; key?: string } = {},
): Call => {
  const { params, query, body, file } = input as Given;
  const words = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
  const part = endpoint.encoding === 'multipart' ? endpoint.file?.name : undefined;
  return {
    method: endpoint.method,
    path: `${pathOf(endpoint.path, { ...params })}${words.size > 0 ? `?${words}` : ''}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      // Visitors come from an address of their own: hundreds from one would be too many.
      ...(key && !token && { 'x-forwarded-for': addressOf(key) }),
      ...(body && !part && { 'content-type': 'application/json' }),
    },
    body: () => (part ? formOf(body ?? {}, part, file) : body && JSON.stringify(body)),
  };
};

/** Sends a call and reads the whole answer. Throws NoAnswer when the connection ends before. */
export const send = async (url: string, call: Call): Promise<{ status: number; body: unknown }> => {
  const { method, path, headers } = call;
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const answer = await fetch(url + path, { method, headers, body: call.body(), signal }).catch((error: unknown) => {
    throw new NoAnswer(`${method} ${path} was not answered`, { cause: error });
  });
  const body: unknown = await answer.json().catch((error: unknown) => {
    throw new NoAnswer(`${method} ${path} was not answered to the end`, { cause: error });
  });
  return { status: answer.status, body };
};

/** Asks an endpoint that has one way to succeed, and answers what it promises. Throws for any other answer. */
export const ask = async <E extends Endpoint>(
  url: string,
  endpoint: E,
  input: CallInput<E>,
  token?: string,
): Promise<Answer<E>> => {
  const { method, path, ...rest } = callOf(endpoint, input, { token });
  const { status, body } = await send(url, { method, path, ...rest });
  if (!endpoint.responses[status]) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`);
  return body as Answer<E>;
};
