/** The two roles with their labels (specification 001, section 2). */
export const authRoles = [
  { value: 'user', label: 'Buyer/Owner/Tenant' },
  { value: 'broker', label: 'Agent' },
] as const;
