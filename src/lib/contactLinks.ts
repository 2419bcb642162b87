/** A phone number as a tel link: only digits and a leading plus. */
export const phoneLink = (phone: string): string => `tel:${phone.trim().replace(/(?!^\+)\D/g, '')}`;

/** An email address as a mailto link, escaped: a question mark would start further header fields. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email.toWellFormed()).replace('%40', '@')}`;
