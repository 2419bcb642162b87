import { newBroker, newTemplate } from './accountWrites.ts';
import { brokerLeadApi, enquiry, type LeadApi, leadChange, mainLeadApi, newLead } from './leadWrites.ts';
import { newPhoto, newPrimary, newProperty } from './propertyWrites.ts';
import type { TestAccounts, TestBroker } from './testAccounts.ts';
import type { Mark, Write } from './writes.ts';

/** What a writer needs. */
export interface Pen {
  readonly accounts: TestAccounts;
  /** The mark of the writer's next write. */
  readonly mark: () => Mark;
  /** Sends a write until it is acknowledged, and resolves with the record's id. Throws NoResponse after the kill. */
  readonly write: (write: Write) => Promise<number>;
}

/** Writes one record after another until the server is killed. */
export type Writer = (pen: Pen) => Promise<never>;

// Less than the limit per property.
const PHOTOS_EACH = 30;
const CHANGES_EACH = 3;

const leads =
  (apiOf: (accounts: TestAccounts) => LeadApi): Writer =>
  async ({ accounts, mark, write }) => {
    const api = apiOf(accounts);
    for (;;) {
      const made = newLead(mark(), api);
      const id = await write(made);
      for (let at = 0; at < CHANGES_EACH; at += 1) await write(leadChange(mark(), api, made, id));
    }
  };

const properties =
  (staffOf: (accounts: TestAccounts) => TestBroker): Writer =>
  async ({ accounts, mark, write }) => {
    for (;;) await write(newProperty(mark(), staffOf(accounts)));
  };

const photos =
  (staffOf: (accounts: TestAccounts) => TestBroker): Writer =>
  async ({ accounts, mark, write }) => {
    const staff = staffOf(accounts);
    for (;;) {
      const property = newProperty(mark(), staff);
      const id = await write(property);
      let first: number | undefined;
      for (let at = 0; at < PHOTOS_EACH; at += 1) {
        const mediaId = await write(await newPhoto(mark(), staff, property, id));
        first ??= mediaId;
        for (const one of [mediaId, first, mediaId, first, mediaId])
          await write(newPrimary(mark(), staff, property, id, one));
      }
    }
  };

const visitors: Writer = async ({ accounts, mark, write }) => {
  for (;;) {
    // Alternates between the sites: hundreds of rounds add more leads than one site accepts in that time.
    const one = mark();
    await write(enquiry(one, one.number % 2 === 0 ? accounts.asha : accounts.vikram));
    await write(newTemplate(mark(), accounts.asha));
  }
};

const brokers: Writer = async ({ accounts, mark, write }) => {
  for (;;) await write(await newBroker(mark(), accounts));
};

/** The eight writers. No two write the same record, so each knows its content. */
export const writers: readonly Writer[] = [
  leads(({ vikram }) => brokerLeadApi(vikram)),
  leads(mainLeadApi),
  properties(({ asha }) => asha),
  properties(({ vikram }) => vikram),
  photos(({ asha }) => asha),
  photos(({ vikram }) => vikram),
  visitors,
  brokers,
];
