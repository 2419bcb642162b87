/** A phone as typed, as a link that calls it: figures and a leading plus alone. */
export const phoneLink = (phone: string): string => `tel:${phone.trim().replace(/(?!^\+)\D/g, '')}`;

/** An email address as a link that writes to it; what follows a question mark would be more than an address. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email.toWellFormed()).replace('%40', '@')}`;
