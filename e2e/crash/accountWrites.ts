import { createBroker } from '#contract/brokers.ts';
import { publishSite, siteTemplates } from '#contract/templates.ts';
import { operator } from '../support/operator.ts';
import { PICTURES, pictureOf } from './pictures.ts';
import type { TestAccounts, TestBroker } from './testAccounts.ts';
import { siteThing } from './things.ts';
import { type Mark, type Write, writeOf } from './writes.ts';

/** A new broker with a photo that shows the mark's number. */
export const newBroker = async (mark: Mark, { operatorToken }: TestAccounts): Promise<Write> => {
  const picture = mark.number % PICTURES;
  const fields = {
    full_name: `Broker ${mark.name}`,
    email: `${mark.name}@crash.example`,
    phone: `+91 99${String(mark.number).padStart(8, '0')}`,
    license_no: `SAMPLE-${mark.number}`,
    status: 'active',
  } as const;
  const { full_name: name, email, phone, license_no: licenseNo, status } = fields;
  return writeOf({
    mark,
    kind: 'broker',
    name: email,
    content: { name, phone, licenseNo, status, picture },
    endpoint: createBroker,
    input: { body: { ...fields, password: operator.password }, file: await pictureOf(picture) },
    token: operatorToken,
    remembered: true,
    read: ({ data }) => ({ id: data.id }),
  });
};

/** Changes the template of a broker's site. */
export const newTemplate = (mark: Mark, { email, token, slug }: TestBroker): Write => {
  const template = siteTemplates.values[mark.number % siteTemplates.values.length] ?? 'classic';
  return writeOf({
    mark,
    kind: 'site',
    name: email,
    content: { slug, template },
    endpoint: publishSite,
    input: { body: { template } },
    token,
    read: ({ data }) => ({ content: siteThing(email, data).content }),
  });
};
