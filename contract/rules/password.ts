import type { TestConfig } from 'yup';

const rules: readonly (readonly [(password: string) => boolean, string])[] = [
  [(p) => p.length < 8, 'Password must be at least 8 characters long'],
  [(p) => /\s/.test(p), 'Password must not contain spaces'],
  [(p) => !/\p{Lu}/u.test(p), 'Password must include an uppercase letter'],
  [(p) => !/\p{Ll}/u.test(p), 'Password must include a lowercase letter'],
  [(p) => !/\d/.test(p), 'Password must include a number'],
  [(p) => !/[^\p{L}\p{N}\s]/u.test(p), 'Password must include a special character'],
  [(p) => /^\d+$/.test(p), 'Password cannot be only numbers'],
  [(p) => '0123456789'.includes(p) || '9876543210'.includes(p), 'Password is too simple. Avoid numeric sequences.'],
];

/** The message of the first broken signup rule, or undefined when all eight hold (specification 001, section 5). */
export const passwordProblem = (password: string): string | undefined =>
  rules.find(([broken]) => broken(password))?.[1];

/** The same as a yup test. Leaves an absent password to `required`. */
export const passwordRule: TestConfig<string | undefined> = {
  name: 'password-rule',
  test(value) {
    const problem = value ? passwordProblem(value) : undefined;
    return problem ? this.createError({ message: problem }) : true;
  },
};
