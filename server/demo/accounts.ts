import type { DemoAccount } from '#contract/demo.ts';
import { DEMO_PASSWORD, demoPeople } from '#contract/fixtures/accounts.ts';

const account = (
  role: DemoAccount['role'],
  { name, email }: { name: string; email: string },
  note: string,
): DemoAccount => ({
  role,
  email,
  password: DEMO_PASSWORD,
  note: `${name}, ${note}`,
});

/** The accounts that a demo server shows on its sign-in pages. */
export const demoAccounts: readonly DemoAccount[] = [
  account('super_admin', demoPeople.operator, 'platform operator'),
  account('broker', demoPeople.asha, 'broker with a published site'),
  account('broker', demoPeople.vikram, 'broker with a published site'),
  account('broker', demoPeople.pending, 'broker who awaits approval'),
  account('broker', demoPeople.suspended, 'suspended broker'),
  account('user', demoPeople.ravi, 'home seeker'),
];
