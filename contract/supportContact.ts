// In a module of its own, so that a page which only shows it does not load yup.

/** The support contact in the public footer until the operator changes it. */
export const supportContact = { phone: '1800 000 0199', email: 'namaste@nivaas.example' } as const;

/** Whether calls to a number cost nothing: India's toll-free numbers begin with 1800. */
export const isTollFree = (phone: string): boolean => /^1\s*-?\s*800/.test(phone.trim());
