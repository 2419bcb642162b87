/** A rule of a signup password, with the message for when it is the first broken rule. */
export interface SignupPasswordRule {
  readonly message: string;
  readonly isBroken: (password: string) => boolean;
}

/**
 * The eight rules of a signup password, in the order of the checks (specification 001, section 5). The last two can never be
 * the first broken rule: a password of digits only has no uppercase letter.
 */
export const signupPasswordRules: readonly SignupPasswordRule[] = [
  { message: 'Password must be at least 8 characters long', isBroken: (p) => p.length < 8 },
  { message: 'Password must not contain spaces', isBroken: (p) => /\s/.test(p) },
  { message: 'Password must include an uppercase letter', isBroken: (p) => !/\p{Lu}/u.test(p) },
  { message: 'Password must include a lowercase letter', isBroken: (p) => !/\p{Ll}/u.test(p) },
  { message: 'Password must include a number', isBroken: (p) => !/\d/.test(p) },
  { message: 'Password must include a special character', isBroken: (p) => !/[^\p{L}\p{N}\s]/u.test(p) },
  { message: 'Password cannot be only numbers', isBroken: (p) => /^\d+$/.test(p) },
  {
    message: 'Password is too simple. Avoid numeric sequences.',
    isBroken: (p) => '0123456789'.includes(p) || '9876543210'.includes(p),
  },
];

/** The message of the first broken rule, undefined when all eight hold (specification 001, section 5). */
export const signupPasswordError = (password: string): string | undefined =>
  signupPasswordRules.find(({ isBroken }) => isBroken(password))?.message;
