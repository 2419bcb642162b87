import { PendingEmail } from '#src/features/auth/PendingEmail.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PendingEmail, args: { email: 'asha.new@nivaas.example' } });

export const Waiting = meta.story();
/** A long address breaks instead of widening the page. */
export const LongAddress = meta.story({ args: { email: `${'asha.rathore.'.repeat(6)}homes@nivaas.example` } });
