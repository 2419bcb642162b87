import { type Account, operator } from './operator';

/** Posts to the server's API, as the token's owner if one is given: a form as it is, anything else as JSON. */
export const post = (url: string, path: string, body: object, token?: string): Promise<Response> => {
  const isForm = body instanceof FormData;
  return fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
};

const done = async (answer: Response): Promise<Response> => {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
};

/** Signs in without a browser; the session's token. */
export const tokenOf = async (
  url: string,
  role: 'super-admin' | 'broker' | 'user',
  { email, password }: Account,
): Promise<string> => {
  const answer = await done(await post(url, `auth/${role}/login`, { email, password }));
  return ((await answer.json()) as { token: string }).token;
};

/** Creates these brokers as the operator does, without a browser. */
export const createBrokers = async (
  url: string,
  brokers: readonly (Account & { readonly name: string; readonly phone?: string; readonly license_no?: string })[],
): Promise<void> => {
  const token = await tokenOf(url, 'super-admin', operator);
  for (const { name, ...fields } of brokers) {
    const form = new FormData();
    for (const [field, value] of Object.entries({ full_name: name, ...fields })) form.set(field, value);
    await done(await post(url, 'broker/createbroker', form, token));
  }
};
