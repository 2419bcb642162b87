/** What the page's form holds, in both modes. */
export interface AuthValues {
  role: 'user' | 'broker';
  email: string;
  password: string;
}

/** The form before anything is typed. */
export const emptyAuth: AuthValues = { role: 'user', email: '', password: '' };

/** The two kinds of account and how the page names them (specification 001, section 2). */
export const authRoles = [
  { value: 'user', label: 'Buyer/Owner/Tenant' },
  { value: 'broker', label: 'Agent' },
] as const;
