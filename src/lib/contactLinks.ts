export { mailLink, phoneLink } from '#contract/supportContact.ts';

/**
 * The WhatsApp chat with a phone number, with a prefilled message; undefined unless the number is international, or
 * Indian with ten digits.
 */
export const whatsAppLink = (phone: string, words: string): string | undefined => {
  const digits = phone.replace(/\D/g, '');
  const national = digits.replace(/^(?:91(?=\d{10}$)|0+)/, '');
  const number = phone.trim().startsWith('+') ? digits : national.length === 10 ? `91${national}` : '';
  return /^[1-9]\d{6,14}$/.test(number)
    ? `https://wa.me/${number}?text=${encodeURIComponent(words.toWellFormed())}`
    : undefined;
};
