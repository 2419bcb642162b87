import parsePhoneNumber from 'libphonenumber-js/max';

/** The phone in E.164 (`+919876543210`), India when no country is given; null where it does not parse. */
export const e164 = (phone: string | null | undefined): string | null => {
  const parsed = phone ? parsePhoneNumber(phone, 'IN') : undefined;
  return parsed?.isPossible() ? parsed.number : null;
};
