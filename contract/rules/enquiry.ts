/** Nobody gives a name and a phone number and agrees within this time, in milliseconds; a program does. */
export const LEAST_FILLED_MS = 1_500;
