import { string } from 'yup';
import { requiredEmail, requiredPhone } from '#contract/fields.ts';
import { type PrivacyBody, type PrivacyKind, privacyBody } from '#contract/privacy.ts';

/** The form's values. Those that a request does not need are kept, so that another choice loses no input. */
export interface RequestValues {
  kind: PrivacyKind;
  by: 'email' | 'phone';
  email: string;
  phone: string;
  full_name: string;
  city: string;
  note: string;
}

/** The form's initial values. */
export const emptyRequest: RequestValues = {
  kind: 'copy',
  by: 'email',
  email: '',
  phone: '',
  full_name: '',
  city: '',
  note: '',
};

/** The contact to verify is required; the other one is not validated. */
export const requestRules = privacyBody.shape({
  email: string().when('by', ([by]) => (by === 'email' ? requiredEmail('E-mail') : string())),
  phone: string().when('by', ([by]) => (by === 'phone' ? requiredPhone('Phone') : string())),
});

/** The body of the request. */
export const requestOf = ({ kind, by, full_name, city, note, ...contact }: RequestValues): PrivacyBody => ({
  kind,
  [by]: contact[by].trim(),
  ...(kind === 'correct' && { full_name, city, note }),
});
