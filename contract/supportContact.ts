// In a module of its own, so that a page which only shows it does not load yup.

/** Whom visitors ask, in the footer of the public pages. */
export interface SupportContact {
  readonly phone: string;
  readonly email: string;
}

/** The contact until the operator changes it. Built pages hold it, and the server puts the chosen one in its place. */
export const supportContact: SupportContact = { phone: '1800 000 0199', email: 'namaste@nivaas.example' };

/** Beside a number whose calls cost nothing. */
export const TOLL_FREE = 'Toll-free';

/** Whether calls to a number cost nothing: India's toll-free numbers begin with 1800. */
export const isTollFree = (phone: string): boolean => /^1\s*-?\s*800/.test(phone.trim());

/** A phone number as a tel link: only digits and a leading plus. */
export const phoneLink = (phone: string): string => `tel:${phone.trim().replace(/(?!^\+)\D/g, '')}`;

/** An email address as a mailto link, escaped: a question mark would start further header fields. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email.toWellFormed()).replace('%40', '@')}`;
