/** What the page's form holds, in both modes, so that nothing typed is lost between them. Named as the calls name it. */
export interface AuthValues {
  role: 'user' | 'broker';
  full_name: string;
  email: string;
  password: string;
  phone: string;
  consent: boolean;
  otpCode: string;
}

/** The form before anything is typed: a user, who agrees unless the tick is taken away (specification 001, section 2). */
export const emptyAuth: AuthValues = {
  role: 'user',
  full_name: '',
  email: '',
  password: '',
  phone: '',
  consent: true,
  otpCode: '',
};

/** The two kinds of account and how the page names them (specification 001, section 2). */
export const authRoles = [
  { value: 'user', label: 'Buyer/Owner/Tenant' },
  { value: 'broker', label: 'Agent' },
] as const;
