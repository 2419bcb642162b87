import type { InferType } from 'yup';
import { leadSources, leadStatuses } from '#contract/leads/choices.ts';
import { createAdminLead, createBrokerLead, updateAdminLead, updateBrokerLead } from '#contract/leads/endpoints.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { sendEnquiry } from '#contract/sites.ts';
import type { TestAccounts, TestBroker } from './testAccounts.ts';
import { leadThing } from './things.ts';
import { type Mark, type Write, writeOf } from './writes.ts';

// Each number differs: an enquiry with the phone of an open lead would be added to that lead.
const phoneOf = (number: number) => `+91 98${String(number).padStart(8, '0')}`;
const oneOf = <Value>(values: readonly Value[], number: number): Value | undefined => values[number % values.length];

const bodyOf = ({ name, number }: Mark) => ({
  full_name: `Lead ${name}`,
  email: `${name}@crash.example`,
  phone: phoneOf(number),
  city: 'Jaipur',
  property_interest: `Flat ${number}`,
  source: oneOf(leadSources.values, number) ?? 'call',
  status: oneOf(leadStatuses.values, number) ?? 'new',
  message: `Number ${number}. `.repeat(1 + (number % 40)).trim(),
  assigned_to: 'Meera',
});

/** The endpoints of a broker's leads. */
export const brokerLeadApi = ({ email, token }: TestBroker) => ({
  owner: email,
  token,
  create: createBrokerLead,
  change: updateBrokerLead,
});
/** The endpoints of the main website's leads. */
export const mainLeadApi = ({ operatorToken }: TestAccounts) => ({
  owner: 'main',
  token: operatorToken,
  create: createAdminLead,
  change: updateAdminLead,
});
export type LeadApi = ReturnType<typeof brokerLeadApi> | ReturnType<typeof mainLeadApi>;

const readBy =
  (owner: string) =>
  ({ data }: { data: Lead }) =>
    leadThing(owner, data);

/** A new lead. */
export const newLead = (mark: Mark, { owner, token, create }: LeadApi): Write => {
  const body = bodyOf(mark);
  return writeOf({
    mark,
    kind: 'lead',
    name: body.email,
    content: { owner, ...body },
    endpoint: create,
    input: { body },
    token,
    remembered: true,
    read: readBy(owner),
  });
};

/** A change of three fields of a lead. */
export const leadChange = (mark: Mark, { owner, token, change }: LeadApi, made: Write, id: number): Write => {
  const { status, message } = bodyOf(mark);
  const body: InferType<typeof change.body> = { status, message, city: `City ${mark.number}` };
  return writeOf({
    mark,
    kind: 'lead',
    name: made.name,
    content: { ...made.content, ...body },
    endpoint: change,
    input: { params: { id }, body },
    token,
    read: readBy(owner),
  });
};

/** An enquiry on a broker's site, which becomes a new lead of that broker. */
export const enquiry = (mark: Mark, { email: owner, slug }: TestBroker): Write => {
  const { full_name, email, phone, message } = bodyOf(mark);
  const fields = { full_name, email, phone, message };
  const rest = { city: null, property_interest: null, source: 'website', status: 'new', assigned_to: null };
  return writeOf({
    mark,
    kind: 'lead',
    name: email,
    content: { owner, ...fields, ...rest },
    endpoint: sendEnquiry,
    input: { params: { slug }, body: { ...fields, property_id: null, consent: true } },
    remembered: true,
    // The id in the response is not that of the lead.
    read: () => ({}),
  });
};
