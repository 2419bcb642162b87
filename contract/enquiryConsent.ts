/** The text that a visitor agrees to; the version is stored with the enquiry (DPDP Act). */
export const enquiryConsent = {
  version: 'enquiry-1',
  text: 'I agree that my details are shared with this broker so that they can contact me about this enquiry.',
} as const;
