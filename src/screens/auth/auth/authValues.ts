/** The values of the form in both modes, so that switching loses no input. The names are those of the calls. */
export interface AuthValues {
  role: 'user' | 'broker';
  full_name: string;
  email: string;
  password: string;
  phone: string;
  consent: boolean;
  otpCode: string;
  /** The second-step code at login. */
  otp: string;
}

/** The initial values: role user, consent ticked (specification 001, section 2). */
export const emptyAuth: AuthValues = {
  role: 'user',
  full_name: '',
  email: '',
  password: '',
  phone: '',
  consent: true,
  otpCode: '',
  otp: '',
};
