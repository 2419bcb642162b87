import { loginBroker, loginSuperAdmin } from '#contract/auth.ts';
import { createBroker } from '#contract/brokers.ts';
import { publishSite } from '#contract/templates.ts';
import { ask } from './ask.ts';
import type { Ledger } from './ledger.ts';
import { operator, PASSWORD } from './place.ts';
import { brokerThing, siteThing } from './things.ts';

/** A broker whom writers write for: signed in, with a published site. */
export interface Staff {
  readonly email: string;
  readonly token: string;
  readonly slug: string;
}

/** Who writes. Their sessions were acknowledged, so they too must outlive every kill. */
export interface Crew {
  readonly operatorToken: string;
  readonly asha: Staff;
  readonly vikram: Staff;
}

const hire = async (url: string, operatorToken: string, name: string, ledger: Ledger): Promise<Staff> => {
  const email = `${name}@crash.example`;
  const body = { full_name: name, email, password: PASSWORD, phone: null, license_no: null, status: 'active' } as const;
  const { data: broker } = await ask(url, createBroker, { body, file: null }, operatorToken);
  ledger.know(brokerThing(broker, null));
  const { token } = await ask(url, loginBroker, { body: { email, password: PASSWORD } });
  const { data: site } = await ask(url, publishSite, { body: { template: 'classic' } }, token);
  ledger.know(siteThing(email, site));
  return { email, token, slug: site.slug };
};

/** Signs the operator in, makes two brokers with a site each, and takes them down. */
export const hireCrew = async (url: string, ledger: Ledger): Promise<Crew> => {
  const { token } = await ask(url, loginSuperAdmin, { body: { ...operator } });
  const [asha, vikram] = [await hire(url, token, 'asha', ledger), await hire(url, token, 'vikram', ledger)];
  return { operatorToken: token, asha, vikram };
};
