import { ValidationError } from 'yup';
import { enquireHome } from '#contract/homes/endpoints.ts';
import { HONEYPOT, LEAST_FILLED_MS } from '#contract/rules/enquiry.ts';
import { enquiryBody, sendEnquiry } from '#contract/sites.ts';
import { ApiError, fieldErrorsOf, messageOf } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { storeEnquiryKey } from '#src/lib/enquiryKeys.ts';
import { newKey } from '#src/lib/idempotencyKey.ts';
import { readSession } from '#src/lib/sessions.ts';

/** Why an enquiry was not sent: by field, and for the form as a whole. */
export interface EnquiryProblems {
  readonly fields: Readonly<Record<string, string>>;
  readonly form?: string;
}

const bodyOf = (typed: FormData) => {
  const text = (name: string) => String(typed.get(name) ?? '').trim();
  const about = Number(text('property_id'));
  return {
    full_name: text('full_name'),
    phone: text('phone'),
    ...(text('email') ? { email: text('email') } : {}),
    ...(text('message') ? { message: text('message') } : {}),
    ...(about ? { property_id: about } : {}),
    consent: typed.get('consent') === 'on',
    ...(text(HONEYPOT) ? { website: text(HONEYPOT).slice(0, 200) } : {}),
  };
};

const problemsOf = (error: ValidationError): EnquiryProblems => ({
  fields: Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path ?? '', message])),
});

/** The broker's phone as entered, and in E.164 format for links. */
export interface BrokerPhone {
  readonly phone: string | null;
  readonly phoneE164: string | null;
}

/** Where an enquiry goes: to a broker's site, or about a home on the main website, which returns the broker's phone. */
export type EnquiryTo =
  | { readonly slug: string }
  | { readonly home: number; readonly onAnswer: (broker: BrokerPhone) => void };

/** An attempt to send an enquiry. A retry must have the same key, or the server would store the enquiry twice. */
export interface EnquiryAttempt {
  readonly content: string;
  readonly key: string;
  readonly filledMs: number;
}

const MAX_MS = 2_000_000_000;

const attemptOf = (body: object, last: EnquiryAttempt | undefined): EnquiryAttempt => {
  const content = JSON.stringify(body);
  const isSame = last?.content === content;
  // The server does not store an enquiry that was filled in too fast. Only then may a retry send a new time.
  if (isSame && last.filledMs >= LEAST_FILLED_MS) return last;
  return { content, key: isSame ? last.key : newKey(), filledMs: Math.min(Math.round(performance.now()), MAX_MS) };
};

type Sent = Parameters<typeof call<typeof enquireHome>>;

/** Sends an enquiry about a home. It belongs to the signed-in home seeker, or to the one who signs in here later. */
const enquireAbout = async (
  id: number,
  body: Sent[1]['body'],
  options: { readonly idempotencyKey: string; readonly base: string },
): Promise<BrokerPhone> => {
  const token = readSession('user')?.token;
  const { data } = await call(enquireHome, { params: { id }, body }, { ...options, ...(token && { token }) });
  if (!token) storeEnquiryKey(options.idempotencyKey);
  return data.broker;
};

/** Why the server refused the enquiry: its own message, unless the home or site is gone (404): sold, or offline. */
const refusalOf = (error: unknown, isAboutHome: boolean): string => {
  if (!(error instanceof ApiError && error.status === 404))
    return messageOf(error, 'Your enquiry could not be sent. Please try again.');
  return isAboutHome ? 'This home is no longer for sale.' : 'This website no longer takes enquiries.';
};

/**
 * Validates an enquiry with the contract's schema and sends it. Resolves to its problems, or to undefined once it is
 * sent. `tried` holds the last attempt. In a separate module, so that a page loads the schema only when it is needed.
 */
export const checkAndSend = async (
  to: EnquiryTo,
  typed: FormData,
  tried: { current: EnquiryAttempt | undefined },
): Promise<EnquiryProblems | undefined> => {
  const values = bodyOf(typed);
  try {
    const attempt = attemptOf(values, tried.current);
    const body = await enquiryBody.validate({ ...values, filled_ms: attempt.filledMs }, { abortEarly: false });
    tried.current = attempt;
    // Sent to the host that served the page: the Content Security Policy of site pages allows no other.
    const options = { idempotencyKey: attempt.key, base: '' };
    if ('slug' in to) await call(sendEnquiry, { params: to, body }, options);
    else to.onAnswer(await enquireAbout(to.home, body, options));
    tried.current = undefined;
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return problemsOf(error);
    return {
      fields: fieldErrorsOf(error),
      form: refusalOf(error, 'home' in to || values.property_id !== undefined),
    };
  }
};
