/** What a registration without a number is worth. */
export const REGISTERED_WITHOUT_NUMBER = 'Registered, says the broker, who gave no number. Ask for it.';
