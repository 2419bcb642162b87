import { CODE_MINUTES } from '#contract/rules/lifetimes.ts';
import type { Config } from '../config.ts';
import { CODE_GATEWAY_MS } from '../limits/accounts.ts';
import { tracedWithin } from '../tracing/spans.ts';

/**
 * Sends a code to a phone, by default with the signup message, or another message without a code; throws on failure.
 */
export type OtpSender = (phone: string, code: string, message?: string) => Promise<void>;

const signupWords = (code: string) =>
  `${code} is your code to sign up at Nivaas. It works for ${CODE_MINUTES} minutes. Do not share it.`;

const overHttp =
  (url: string): OtpSender =>
  async (phone, otp, message = signupWords(otp)) => {
    const asked = () =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ phone, otp, message }),
        // Never follow a redirect: a code goes to the configured gateway only.
        redirect: 'error',
        signal: AbortSignal.timeout(CODE_GATEWAY_MS),
      });
    const answer = await tracedWithin('POST code gateway', { 'server.address': new URL(url).hostname }, asked);
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The gateway at OTP_HTTP_URL answered ${answer.status}`);
  };

/** The configured sender; undefined for `off`, when a signup needs no code. `log` writes a line to the log. */
export const otpSender = (
  { otpSender: kind, otpHttpUrl }: Pick<Config, 'otpSender' | 'otpHttpUrl'>,
  log: (line: string) => void,
): OtpSender | undefined => {
  if (kind === 'http' && otpHttpUrl) return overHttp(otpHttpUrl);
  return kind === 'console'
    ? async (phone, otp, message) => log(otp ? `otp=${otp} phone=${phone}` : `phone=${phone} ${message}`)
    : undefined;
};
