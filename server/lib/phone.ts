import parsePhoneNumber from 'libphonenumber-js/max';

// "+91 +91 98290 …": a number with a country code, pasted after the form's own country code.
const withoutDoubled = (phone: string): string => phone.slice(Math.max(0, phone.lastIndexOf('+')));

/** The phone in E.164 (`+919876543210`); India's if it has no country code; null if it does not parse. */
export const e164 = (phone: string | null | undefined): string | null => {
  const parsed = phone ? parsePhoneNumber(withoutDoubled(phone), 'IN') : undefined;
  return parsed?.isPossible() ? parsed.number : null;
};
