// In its own module, so that a page that only shows it does not load yup.

/** The support contact in the footer of the public pages. */
export interface SupportContact {
  readonly phone: string;
  readonly email: string;
}

/** The contact until the operator changes it. Built pages contain it; the server replaces it with the chosen one. */
export const supportContact: SupportContact = { phone: '1800 000 0199', email: 'namaste@nivaas.example' };

/** The label beside a number that is free to call. */
export const TOLL_FREE = 'Toll-free';

/** Whether a number is free to call: India's toll-free numbers begin with 1800. */
export const isTollFree = (phone: string): boolean => /^1\s*-?\s*800/.test(phone.trim());

/** A phone number as a tel link: only digits and a leading plus. */
export const phoneLink = (phone: string): string => `tel:${phone.trim().replace(/(?!^\+)\D/g, '')}`;

/** An email address as a mailto link, escaped: a question mark would start further header fields. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email.toWellFormed()).replace('%40', '@')}`;
