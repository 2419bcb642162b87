import { type InferType, object } from 'yup';
import { roles } from './auth.ts';
import { get } from './endpoint.ts';
import { listOf, outChoice, outText } from './fields.ts';

export const demoAccount = object({
  role: outChoice(roles),
  email: outText(),
  password: outText(),
  note: outText(),
});
export type DemoAccount = InferType<typeof demoAccount>;

/** The accounts that a demo server shows on its sign-in pages; empty on any other server. */
export const listDemoAccounts = get('/api/demo', {
  access: 'public',
  summary: "A demo server's accounts",
  responses: { 200: listOf(demoAccount) },
});
