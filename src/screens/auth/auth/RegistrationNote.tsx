import { Notice } from '../../../ui/feedback/Notice';

/** Stands where the signup form will be. */
export function RegistrationNote() {
  return <Notice>Registration opens soon. Until then, people with an account can log in.</Notice>;
}
