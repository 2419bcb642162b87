import { ValidationError } from 'yup';
import { LEAST_FILLED_MS } from '#contract/rules/enquiry.ts';
import { enquiryBody, sendEnquiry } from '#contract/sites.ts';
import { fieldErrorsOf, messageOf } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { newKey } from '#src/lib/idempotencyKey.ts';
import { HONEYPOT } from './honeypot.ts';

/** Why an enquiry did not go: by field, and for the form as a whole. */
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

/** An enquiry on its way: sent again after a failure, it must be the very same to the server. */
export interface EnquiryAttempt {
  readonly content: string;
  readonly key: string;
  readonly filledMs: number;
}

const MOST_MS = 2_000_000_000;

const attemptOf = (body: object, last: EnquiryAttempt | undefined): EnquiryAttempt => {
  const content = JSON.stringify(body);
  const isSame = last?.content === content;
  // Too quick, it cannot have been kept: only then may it say anew how long the page with the form was open.
  if (isSame && last.filledMs >= LEAST_FILLED_MS) return last;
  return { content, key: isSame ? last.key : newKey(), filledMs: Math.min(Math.round(performance.now()), MOST_MS) };
};

/**
 * Checks an enquiry by the contract's own rules and sends it; answers why it did not go, or nothing when it arrived. `tried` keeps the
 * last attempt. A module of its own, so that a page carries the rules only once they are needed.
 */
export const checkAndSend = async (
  slug: string,
  typed: FormData,
  tried: { current: EnquiryAttempt | undefined },
): Promise<EnquiryProblems | undefined> => {
  try {
    const values = bodyOf(typed);
    const attempt = attemptOf(values, tried.current);
    const body = await enquiryBody.validate({ ...values, filled_ms: attempt.filledMs }, { abortEarly: false });
    tried.current = attempt;
    // To the server that the page came from, whatever host that is: our policy lets pages of sites call no other.
    await call(sendEnquiry, { params: { slug }, body }, { idempotencyKey: attempt.key, base: '' });
    tried.current = undefined;
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return problemsOf(error);
    return {
      fields: fieldErrorsOf(error),
      form: messageOf(error, 'Your enquiry could not be sent. Please try again.'),
    };
  }
};
