import { type Answer, type CallInput, type Endpoint, pathOf, type Role } from '#contract/endpoint.ts';
import { apiBase } from './apiBase.ts';
import { ApiError } from './apiError.ts';
import { fetchSending } from './fetchSending.ts';
import { endSession, readSession } from './sessions.ts';

interface CallOptions {
  signal?: AbortSignal;
  /** Whose token is sent where several roles may call. */
  as?: Role;
  /** A token that is not stored yet: right after signing in. */
  token?: string;
  /** Sent as `Idempotency-Key`, so that repeating the write changes nothing more. */
  idempotencyKey?: string;
  /** Where the API lives for this call, if not at `apiBase`. */
  base?: string;
  /** Told of each piece of a stream as it comes, and of the answer's headers. */
  onPiece?: (piece: Uint8Array, headers: Headers) => void;
  /** Told how much of a form with a file is sent, 0 to 1. */
  onSent?: (share: number) => void;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  file?: Blob | null;
}

const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';
// Their failures are ignored where they are used, so a dead token there must not end the session (specification 000, 8).
const silent = new Set([
  '/api/auth/whoami',
  '/api/system/health',
  '/api/notifications/super-admin',
  '/api/notifications/super-admin/{id}/read',
  '/api/auth/logout',
]);

const urlOf = (endpoint: Endpoint, { params, query = {} }: Parts, base = apiBase) => {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString();
  return `${base}${pathOf(endpoint.path, params)}${search ? `?${search}` : ''}`;
};

const formOf = (endpoint: Endpoint, { body = {}, file }: Parts) => {
  const form = new FormData();
  // Fields first: the server knows them all when the file begins.
  for (const [name, value] of Object.entries(body))
    if (value !== undefined && value !== null) form.append(name, String(value));
  if (file && endpoint.file) form.append(endpoint.file.name, file);
  return form;
};

const payloadOf = (endpoint: Endpoint, parts: Parts): { body?: FormData | string; headers: Record<string, string> } => {
  if (endpoint.encoding === 'multipart' || (endpoint.encoding === 'either' && parts.file))
    return { body: formOf(endpoint, parts), headers: {} };
  if (!endpoint.body) return { headers: {} };
  return { body: JSON.stringify(parts.body ?? {}), headers: { 'content-type': 'application/json' } };
};

/** The whole of a stream as text; each piece is told of as it comes. */
const readStream = async ({ body, headers }: Response, onPiece: CallOptions['onPiece']): Promise<string> => {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    onPiece?.(value, headers);
  }
};

const errorFrom = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => null);
  const said = typeof body === 'object' && body !== null ? body : {};
  const message = 'message' in said && typeof said.message === 'string' ? said.message : '';
  const errors = 'errors' in said && typeof said.errors === 'object' && said.errors ? said.errors : {};
  const seconds = Number(response.headers.get('retry-after')) || undefined;
  return new ApiError(response.status, message, errors as Record<string, string>, body, seconds);
};

// What is no answer of this server's (a proxy's page, a network's login) says nothing: the screen has words for that.
const jsonOf = async (response: Response, signal: AbortSignal | undefined): Promise<unknown> => {
  const answer: unknown = await response.json().catch((error: unknown) => {
    if (signal?.aborted) throw error;
  });
  if (typeof answer !== 'object' || answer === null) throw new ApiError(response.status, '');
  return answer;
};

/**
 * Makes the call that the endpoint declares and answers what it promises.
 * Throws ApiError when the server refuses (without words when what came is not its answer), Error when it cannot be reached.
 * No time limit is set (specification 000, 9).
 */
export const call = async <const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Answer<E>> => {
  const parts = input as Parts;
  const role = options.as ?? (endpoint.access === 'public' ? undefined : endpoint.access[0]);
  const token = options.token ?? (role ? readSession(role)?.token : undefined);
  const { body, headers } = payloadOf(endpoint, parts);
  if (token) headers.authorization = `Bearer ${token}`;
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  const cutOff = (error: unknown): never => {
    if (options.signal?.aborted) throw error;
    throw new Error(UNREACHABLE);
  };
  const { signal, onSent } = options;
  const url = urlOf(endpoint, parts, options.base);
  const sent = { method: endpoint.method, headers, body, signal };
  const response = await (onSent ? fetchSending(url, sent, onSent) : fetch(url, sent)).catch(cutOff);
  if (!response.ok) {
    if (response.status === 401 && role && token && !options.token && !silent.has(endpoint.path)) endSession(role);
    throw await errorFrom(response);
  }
  const answer = endpoint.stream
    ? await readStream(response, options.onPiece).catch(cutOff)
    : await jsonOf(response, signal);
  const several = Object.keys(endpoint.responses).length > 1;
  return (several ? { status: response.status, body: answer } : answer) as Answer<E>;
};
