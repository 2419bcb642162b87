import { sql } from 'drizzle-orm';
import { type signupBroker, signupUser } from '#contract/auth.ts';
import { signupCodes } from '../db/schema/accounts.ts';
import { loginAttempts } from '../db/schema/platform.ts';
import { type Answered, PASSWORD, startTestApp } from './startTestApp.ts';

type Body = Readonly<Record<string, unknown>>;

/** The response body for a refused field of a signup. */
export const refusal = (message: string, field = 'otpCode') => ({ message, errors: { [field]: message } });

/** Starts a server that records its signup codes for the test; by default each call comes from a different address. */
export const startSignups = async () => {
  const sent: { phone: string; code: string }[] = [];
  const gateway = { isBroken: false };
  const app = await startTestApp({
    settings: { TRUST_PROXY: '1' },
    sendOtp: async (phone, code) => {
      if (gateway.isBroken) throw new Error('The gateway is away');
      sent.push({ phone, code });
    },
  });

  let people = 0;
  const somebody = () => {
    people += 1;
    return {
      full_name: `Neha ${people}`,
      email: `neha${people}@test.example`,
      phone: `98290 ${String(10_000 + people)}`,
      password: PASSWORD,
    };
  };

  let addresses = 0;
  const ask = (body: Body, endpoint: typeof signupUser | typeof signupBroker = signupUser, from?: string) => {
    addresses += 1;
    const address = from ?? `10.1.${addresses >> 8}.${addresses & 255}`;
    return app.ask(endpoint, { body, headers: { 'x-forwarded-for': address } });
  };

  const otpIdIn = ({ status, body, text }: Answered): string => {
    if (status !== 202) throw new Error(`No code was sent: ${status} ${text}`);
    return (body as { otpId: string }).otpId;
  };
  const lastCode = () => sent.at(-1)?.code ?? '';

  return {
    app,
    sent,
    gateway,
    somebody,
    ask,
    otpIdIn,
    lastCode,
    /** Sends the first call of a signup, and returns the body of the second, with its code. */
    begin: async (body: ReturnType<typeof somebody>, endpoint?: typeof signupBroker, from?: string) => {
      const otpId = otpIdIn(await ask(body, endpoint, from));
      return { ...body, otpId, otpCode: lastCode() };
    },
    /** Makes every code older. */
    age: (seconds: number) =>
      app.db.asSystem((tx) =>
        tx
          .update(signupCodes)
          .set({ createdAt: sql`${signupCodes.createdAt} - make_interval(secs => ${seconds}::int)` }),
      ),
    /** Resets the gateway, the sent codes and the limits. */
    calm: async () => {
      gateway.isBroken = false;
      sent.length = 0;
      await app.db.asSystem((tx) => tx.delete(loginAttempts));
    },
  };
};
