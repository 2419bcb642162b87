import type { Broker } from '#contract/brokers.ts';
import { type Lead, leadCreateBody } from '#contract/leads/schemas.ts';
import type { PropertyDetail } from '#contract/properties/schemas.ts';
import type { PublishedSite } from '#contract/templates.ts';

/** The kinds of records that are written and read back. */
export type Kind = 'lead' | 'property' | 'photo' | 'broker' | 'site';

/** A stored record as the API returns it. `name` is unique within its kind. */
export interface Thing {
  readonly kind: Kind;
  readonly name: string;
  /** The fields that a write sets. */
  readonly content: object;
  readonly id?: number;
}

/** A lead of `owner`: a broker's email, or `main`. */
export const leadThing = (owner: string, lead: Lead): Thing => {
  const { id, email } = lead;
  const fields = Object.entries(lead).filter(([name]) => name in leadCreateBody.fields);
  return { kind: 'lead', name: email ?? `lead ${id}`, id, content: { owner, ...Object.fromEntries(fields) } };
};

/** A property of a broker. `primary` has the id of its default photo, or is empty. */
export const propertyThing = (owner: string, property: PropertyDetail): Thing => {
  const { id, media, status: _status, updated_at: _updated, ...rest } = property;
  const primary = media.flatMap((photo) => (photo.is_primary ? [photo.id] : []));
  return { kind: 'property', name: property.title ?? `property ${id}`, id, content: { owner, ...rest, primary } };
};

/** A broker. `picture` is the number that their photo shows, null without a photo. */
export const brokerThing = (broker: Broker, picture: number | string | null): Thing => {
  const { id, email, name, phone, licenseNo, status } = broker;
  return { kind: 'broker', name: email, id, content: { name, phone, licenseNo, status, picture } };
};

/** A broker's published site. */
export const siteThing = (owner: string, { slug, template }: PublishedSite): Thing => ({
  kind: 'site',
  name: owner,
  content: { slug, template },
});
