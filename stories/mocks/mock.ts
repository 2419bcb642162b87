import { type HttpHandler, HttpResponse, http } from 'msw';
import type { Answer, Endpoint } from '#contract/endpoint.ts';

interface Received {
  params: Readonly<Record<string, string | readonly string[] | undefined>>;
  query: Readonly<Record<string, string>>;
  /** The JSON body, or the text fields of a multipart one. */
  body: Readonly<Record<string, unknown>>;
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const;
const pattern = (endpoint: Endpoint) => `*${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;

const bodyOf = async (request: Request): Promise<Record<string, unknown>> => {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('json')) return (await request.json()) as Record<string, unknown>;
  if (type.includes('multipart')) return Object.fromEntries((await request.formData()).entries());
  return {};
};

const hasStatus = (value: unknown): value is { status: number; body: Record<string, unknown> } =>
  typeof value === 'object' && value !== null && 'status' in value && 'body' in value;

/**
 * Mocks an endpoint in a story. The response must match the contract's type, so that mocks cannot drift from the server.
 */
export const mock = <const E extends Endpoint>(
  endpoint: E,
  respond: (received: Received) => Answer<E> | Promise<Answer<E>>,
): HttpHandler =>
  methods[endpoint.method](pattern(endpoint), async ({ request, params }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams.entries());
    const response: unknown = await respond({ params, query, body: await bodyOf(request) });
    const [first = '200'] = Object.keys(endpoint.responses);
    if (first === '204' && response === undefined) return new HttpResponse(null, { status: 204 });
    return hasStatus(response)
      ? HttpResponse.json(response.body, { status: response.status })
      : HttpResponse.json(response as Record<string, unknown>, { status: Number(first) });
  });

const waiting: (() => void)[] = [];

/** A promise that stays pending while the story runs. */
export const held = () => new Promise<void>((release) => waiting.push(release));

/** The endpoint does not respond while the story runs: the loading state. */
export const loading = (endpoint: Endpoint): HttpHandler =>
  methods[endpoint.method](pattern(endpoint), async () => {
    await held();
    return HttpResponse.error();
  });

/** Releases all held calls: an open call would keep the service worker waiting until the browser stops it. */
export const releaseHeld = () => {
  for (const release of waiting.splice(0)) release();
};

/** The endpoint responds with an error status. */
export const failed = (
  endpoint: Endpoint,
  status = 500,
  body: { message?: string; errors?: Record<string, string> } & Record<string, unknown> = {},
  headers: Record<string, string> = {},
): HttpHandler => methods[endpoint.method](pattern(endpoint), () => HttpResponse.json(body, { status, headers }));

/** Records the bodies that an endpoint receives in `bodies`; another mock responds. */
export const noted = (endpoint: Endpoint, bodies: unknown[]): HttpHandler =>
  methods[endpoint.method](pattern(endpoint), async ({ request }) => {
    bodies.push(await bodyOf(request.clone()));
  });

/** The endpoint fails for some queries; the previous mock responds to the others. */
export const failedWhere = (
  endpoint: Endpoint,
  fits: (query: Readonly<Record<string, string>>) => boolean,
): HttpHandler =>
  methods[endpoint.method](pattern(endpoint), ({ request }) =>
    fits(Object.fromEntries(new URL(request.url).searchParams)) ? HttpResponse.json({}, { status: 500 }) : undefined,
  );

/** The endpoint cannot be reached: no network, or no server. */
export const unreachable = (endpoint: Endpoint): HttpHandler =>
  methods[endpoint.method](pattern(endpoint), () => HttpResponse.error());
