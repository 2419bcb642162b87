import { array, type InferType, object } from 'yup';
import { roles } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { outChoice, outText } from './fields.ts';

export const demoAccount = object({
  role: outChoice(roles),
  email: outText(),
  password: outText(),
  note: outText(),
});
export type DemoAccount = InferType<typeof demoAccount>;

/** GET /api/demo: the accounts that a demo server shows on its sign-in pages; none on any other server. */
export const listDemoAccounts = endpoint({
  method: 'GET',
  path: '/api/demo',
  access: 'public',
  summary: "A demo server's accounts",
  responses: { 200: object({ data: array().of(demoAccount).defined() }) },
});
