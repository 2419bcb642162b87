import { array, type InferType, object } from 'yup';
import { roles } from './auth';
import { endpoint } from './endpoint';
import { saidChoice, saidText } from './fields';

export const demoAccount = object({
  role: saidChoice(roles),
  email: saidText(),
  password: saidText(),
  note: saidText(),
});
export type DemoAccount = InferType<typeof demoAccount>;

/** GET /api/demo: the accounts that a demo server shows on its sign-in pages; none on any other server. */
export const listDemoAccounts = endpoint({
  method: 'GET',
  path: '/api/demo',
  access: 'public',
  summary: "A demo server's accounts",
  answers: { 200: object({ data: array().of(demoAccount).defined() }) },
});
