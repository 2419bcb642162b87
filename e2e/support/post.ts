import { type Account, operator } from './operator.ts';

const BUSY = 503;
const TRIES = 10;

/** Asks again while the server is too busy, as any caller would: then it has done nothing. */
const fetchPatiently = async (url: string, init: RequestInit, tries = TRIES): Promise<Response> => {
  const answer = await fetch(url, init);
  return answer.status === BUSY && tries > 1 ? fetchPatiently(url, init, tries - 1) : answer;
};

/** Posts to the server's API, as the token's owner if one is given: a form as it is, anything else as JSON. */
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

const answered = async <T>(answer: Response): Promise<T> => {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
};

/** As `post`, and answers what the server says. Throws when the server refuses. */
export const send = async <T = unknown>(url: string, path: string, body: object, token?: string): Promise<T> =>
  answered<T>(await post(url, path, body, token));

/** Asks the server's API as the token's owner. Throws when the server refuses. */
export const get = async <T>(url: string, path: string, token: string): Promise<T> =>
  answered<T>(await fetchPatiently(`${url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } }));

/** A form of text fields. */
export const formOf = (fields: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return form;
};

/** Signs in without a browser; the session's token. */
export const tokenOf = async (
  url: string,
  role: 'super-admin' | 'broker' | 'user',
  { email, password }: Account,
): Promise<string> => (await send<{ token: string }>(url, `auth/${role}/login`, { email, password })).token;

/** Creates these brokers as the operator does, without a browser. */
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
  await answered(await fetchPatiently(`${url}/api/broker/updatebroker/${id}`, { method: 'PUT', headers, body }));
};
