import { type Account, operator } from './operator.ts';

const BUSY = 503;
const TRIES = 10;

/** Retries while the server is too busy: it has not processed such a request. */
const fetchPatiently = async (url: string, init: RequestInit, tries = TRIES): Promise<Response> => {
  const response = await fetch(url, init);
  return response.status === BUSY && tries > 1 ? fetchPatiently(url, init, tries - 1) : response;
};

/** Posts a form or JSON to the server's API, with a token if one is given. */
export const post = (url: string, path: string, body: object, token?: string): Promise<Response> => {
  const isForm = body instanceof FormData;
  return fetchPatiently(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
};

const bodyOf = async <T>(response: Response): Promise<T> => {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}: ${text}`);
  return JSON.parse(text) as T;
};

/** As `post`, but resolves with the response body. Throws for an error status. */
export const send = async <T = unknown>(url: string, path: string, body: object, token?: string): Promise<T> =>
  bodyOf<T>(await post(url, path, body, token));

/** Resolves with the body of a GET response. Throws for an error status. */
export const get = async <T>(url: string, path: string, token: string): Promise<T> =>
  bodyOf<T>(await fetchPatiently(`${url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } }));

/** Form data with text fields. */
export const formOf = (fields: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return form;
};

/** Signs in through the API, and resolves with the session's token. */
export const tokenOf = async (
  url: string,
  role: 'super-admin' | 'broker' | 'user',
  { email, password }: Account,
): Promise<string> => (await send<{ token: string }>(url, `auth/${role}/login`, { email, password })).token;

/** Creates brokers as the operator, through the API. */
export const createBrokers = async (
  url: string,
  brokers: readonly (Account & { readonly name: string; readonly phone?: string; readonly license_no?: string })[],
): Promise<void> => {
  const token = await tokenOf(url, 'super-admin', operator);
  for (const { name, ...fields } of brokers)
    await send(url, 'broker/createbroker', formOf({ full_name: name, ...fields }), token);
};

/** Suspends a broker, or lets them in again, as the operator does. */
export const setStatus = async (
  url: string,
  { name, email }: { readonly name: string; readonly email: string },
  status: 'active' | 'suspended',
): Promise<void> => {
  const token = await tokenOf(url, 'super-admin', operator);
  const { data } = await get<{ data: { id: number; email: string }[] }>(url, 'broker/listbroker', token);
  const id = data.find((one) => one.email === email)?.id;
  const body = formOf({ full_name: name, email, status });
  const headers = { authorization: `Bearer ${token}` };
  await bodyOf(await fetchPatiently(`${url}/api/broker/updatebroker/${id}`, { method: 'PUT', headers, body }));
};
