import { forgotten } from './auth/forgot.ts';
import type { JobHandlers } from './jobs/worker.ts';
import { type Sending, sendMail } from './mail/sendMail.ts';

/** What each kind of job does. */
export const jobHandlers = (sending: Sending): JobHandlers => ({
  mail: sendMail(sending),
  forgot: forgotten(sending.db),
});
