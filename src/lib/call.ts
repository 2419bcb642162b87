import { type Answer, type CallInput, type Endpoint, pathOf, type Role } from '#contract/endpoint.ts';
import { apiBase } from './apiBase.ts';
import { ApiError } from './apiError.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import { endSession, readSession } from './sessions.ts';

interface CallOptions {
  signal?: AbortSignal;
  /** The role whose token is sent, for an endpoint that admits several. */
  as?: Role;
  /** A token that is not stored yet: right after signing in. */
  token?: string;
  /** Sent as `Idempotency-Key`, so that a repeated write has no further effect. */
  idempotencyKey?: string;
  /** Lets the call continue after its page was left. */
  keepalive?: boolean;
  /** Where the API lives for this call, if not at `apiBase`. */
  base?: string;
  /** Called with each chunk of a stream and the response's headers. */
  onPiece?: (piece: Uint8Array, headers: Headers) => void;
  /** Called with the upload progress of a form with a file, 0 to 1. */
  onSent?: (share: number) => void;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  file?: Blob | null;
}

const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';
// Failures of these calls are ignored, so an expired token must not end the session (specification 000, section 8).
const silent = new Set([
  '/api/auth/whoami',
  '/api/system/health',
  '/api/notifications/super-admin',
  '/api/notifications/super-admin/{id}/read',
  '/api/notifications/super-admin/read-all',
  '/api/notifications/broker',
  '/api/notifications/broker/{id}/read',
  '/api/notifications/broker/read-all',
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
  // Fields come first, so that the server knows them all when the file begins.
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

/** Reads a stream as text; calls `onPiece` with each chunk. */
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
  const data = typeof body === 'object' && body !== null ? body : {};
  const message = 'message' in data && typeof data.message === 'string' ? data.message : '';
  const errors = 'errors' in data && typeof data.errors === 'object' && data.errors ? data.errors : {};
  const seconds = Number(response.headers.get('retry-after')) || undefined;
  return new ApiError(response.status, message, errors as Record<string, string>, body, seconds);
};

// A response from another server (a proxy's page, a network's login) becomes an error without a message: the screen
// then shows its own.
const jsonOf = async (response: Response, signal: AbortSignal | undefined): Promise<unknown> => {
  if (response.status === 204) return undefined;
  const answer: unknown = await response.json().catch((error: unknown) => {
    if (signal?.aborted) throw error;
  });
  if (typeof answer !== 'object' || answer === null) throw new ApiError(response.status, '');
  return answer;
};

/**
 * Calls an endpoint and returns the response that its contract declares.
 * Throws ApiError if the server refuses the call (without a message if the response is not the server's), and Error if
 * the server cannot be reached. There is no timeout (specification 000, section 9).
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
  const { signal, onSent, keepalive } = options;
  const url = urlOf(endpoint, parts, options.base);
  const sent = { method: endpoint.method, headers, body, signal, ...(keepalive && { keepalive }) };
  const response = await (onSent ? fetchWithProgress(url, sent, onSent) : fetch(url, sent)).catch(cutOff);
  if (!response.ok) {
    // Another session may have started in the meantime.
    const isOwn = role && token && !options.token && readSession(role)?.token === token;
    if (response.status === 401 && isOwn && !silent.has(endpoint.path)) endSession(role);
    throw await errorFrom(response);
  }
  const answer = endpoint.stream
    ? await readStream(response, options.onPiece).catch(cutOff)
    : await jsonOf(response, signal);
  const several = Object.keys(endpoint.responses).length > 1;
  return (several ? { status: response.status, body: answer } : answer) as Answer<E>;
};
