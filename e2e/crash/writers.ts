import { newBroker, newTemplate } from './accountWrites.ts';
import type { Crew, Staff } from './crew.ts';
import { brokerLeadApi, type Desk, enquiry, leadChange, mainDesk, newLead } from './leadWrites.ts';
import { newPhoto, newPrimary, newProperty } from './propertyWrites.ts';
import type { Mark, Write } from './writes.ts';

/** What a writer writes with. */
export interface Pen {
  readonly crew: Crew;
  /** The mark of the writer's next write. */
  readonly mark: () => Mark;
  /** Sends a write until it is acknowledged, and answers the id of what it wrote. Throws NoAnswer once the server is dead. */
  readonly write: (write: Write) => Promise<number>;
}

/** Writes one thing after another until the server is dead. */
export type Writer = (pen: Pen) => Promise<never>;

// Fewer than a property may have.
const PHOTOS_EACH = 30;
const CHANGES_EACH = 3;

const leads =
  (deskOf: (crew: Crew) => Desk): Writer =>
  async ({ crew, mark, write }) => {
    const desk = deskOf(crew);
    for (;;) {
      const made = newLead(mark(), desk);
      const id = await write(made);
      for (let at = 0; at < CHANGES_EACH; at += 1) await write(leadChange(mark(), desk, made, id));
    }
  };

const properties =
  (staffOf: (crew: Crew) => Staff): Writer =>
  async ({ crew, mark, write }) => {
    for (;;) await write(newProperty(mark(), staffOf(crew)));
  };

const photos =
  (staffOf: (crew: Crew) => Staff): Writer =>
  async ({ crew, mark, write }) => {
    const staff = staffOf(crew);
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

const visitors: Writer = async ({ crew, mark, write }) => {
  for (;;) {
    await write(enquiry(mark(), crew.asha));
    await write(newTemplate(mark(), crew.asha));
  }
};

const brokers: Writer = async ({ crew, mark, write }) => {
  for (;;) await write(await newBroker(mark(), crew));
};

/** The eight writers. No two write the same thing, so each knows what it must be. */
export const writers: readonly Writer[] = [
  leads(({ vikram }) => brokerLeadApi(vikram)),
  leads(mainDesk),
  properties(({ asha }) => asha),
  properties(({ vikram }) => vikram),
  photos(({ asha }) => asha),
  photos(({ vikram }) => vikram),
  visitors,
  brokers,
];
