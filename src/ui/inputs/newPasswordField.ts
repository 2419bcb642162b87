/** The properties of the field that takes a new account's password. */
export const newPasswordField = {
  name: 'password',
  label: 'Password',
  required: true,
  autoComplete: 'new-password',
  placeholder: 'At least 8 characters',
  help: 'Upper and lower case, a number and a special character.',
} as const;
