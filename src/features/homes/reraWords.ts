/** The text for a RERA registration whose number the broker did not give. */
export const REGISTERED_WITHOUT_NUMBER = 'Registered, says the broker, who gave no number. Ask for it.';
