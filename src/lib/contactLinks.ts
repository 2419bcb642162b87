/** A phone number as a tel link: only digits and a leading plus. */
export const phoneLink = (phone: string): string => `tel:${phone.trim().replace(/(?!^\+)\D/g, '')}`;

/** A phone number's chat in WhatsApp, with a message filled in; undefined unless it is international, or Indian with ten digits. */
export const whatsAppLink = (phone: string, words: string): string | undefined => {
  const digits = phone.replace(/\D/g, '');
  const national = digits.replace(/^(?:91(?=\d{10}$)|0+)/, '');
  const number = phone.trim().startsWith('+') ? digits : national.length === 10 ? `91${national}` : '';
  return /^[1-9]\d{6,14}$/.test(number)
    ? `https://wa.me/${number}?text=${encodeURIComponent(words.toWellFormed())}`
    : undefined;
};

/** An email address as a mailto link, escaped: a question mark would start further header fields. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email.toWellFormed()).replace('%40', '@')}`;
