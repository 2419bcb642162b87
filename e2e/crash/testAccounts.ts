import { loginBroker, loginSuperAdmin } from '#contract/auth.ts';
import { createBroker } from '#contract/brokers.ts';
import { updateBrokerQuotas } from '#contract/quotas.ts';
import { publishSite } from '#contract/templates.ts';
import { operator } from '../support/operator.ts';
import { ask } from './ask.ts';
import type { Ledger } from './ledger.ts';
import { brokerThing, siteThing } from './things.ts';

/** A signed-in broker with a published site. */
export interface TestBroker {
  readonly email: string;
  readonly token: string;
  readonly slug: string;
}

/** The accounts of the writers. Their sessions were acknowledged, so they must survive every kill, too. */
export interface TestAccounts {
  readonly operatorToken: string;
  readonly asha: TestBroker;
  readonly vikram: TestBroker;
}

const hire = async (url: string, operatorToken: string, name: string, ledger: Ledger): Promise<TestBroker> => {
  const email = `${name}@crash.example`;
  const body = {
    full_name: name,
    email,
    password: operator.password,
    phone: null,
    license_no: null,
    status: 'active',
  } as const;
  const { data: broker } = await ask(url, createBroker, { body, file: null }, operatorToken);
  // Hundreds of rounds write more than a broker usually may have.
  const limits = { properties: 1_000_000, photos: 1_000_000, storage_mb: 1_000_000, leads_a_day: 1_000_000 };
  await ask(url, updateBrokerQuotas, { params: { id: broker.id }, body: limits }, operatorToken);
  ledger.add(brokerThing(broker, null));
  const { token } = await ask(url, loginBroker, { body: { email, password: operator.password } });
  const { data: site } = await ask(url, publishSite, { body: { template: 'classic' } }, token);
  ledger.add(siteThing(email, site));
  return { email, token, slug: site.slug };
};

/** Signs in the operator, creates two brokers with a site each, and records them in the ledger. */
export const createTestAccounts = async (url: string, ledger: Ledger): Promise<TestAccounts> => {
  const { token } = await ask(url, loginSuperAdmin, { body: { ...operator } });
  const [asha, vikram] = [await hire(url, token, 'asha', ledger), await hire(url, token, 'vikram', ledger)];
  return { operatorToken: token, asha, vikram };
};
