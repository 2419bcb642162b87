import type { TestConfig } from 'yup';
import { signupPasswordError } from './signupPassword.ts';

/** The rules of a signup password as a yup test. Leaves an absent password to `required`. */
export const passwordRule: TestConfig<string | undefined> = {
  name: 'password-rule',
  test(value) {
    const problem = value ? signupPasswordError(value) : undefined;
    return problem ? this.createError({ message: problem }) : true;
  },
};
