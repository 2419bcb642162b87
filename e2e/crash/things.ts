import type { Broker } from '#contract/brokers.ts';
import type { Lead } from '#contract/leads.ts';
import type { PropertyDetail } from '#contract/properties.ts';
import type { PublishedSite } from '#contract/templates.ts';

/** What is written and read back. */
export type Kind = 'lead' | 'property' | 'photo' | 'broker' | 'site';

/** Something that is stored, as the API shows it: `name` tells it from all others of its kind. */
export interface Thing {
  readonly kind: Kind;
  readonly name: string;
  /** All of it that a write decides. */
  readonly content: object;
  readonly id?: number;
}

/** A lead of `owner`: a broker's email, or `main`. */
export const leadThing = (owner: string, lead: Lead): Thing => {
  const { id, created_at: _created, updated_at: _updated, ...fields } = lead;
  return { kind: 'lead', name: lead.email ?? `lead ${id}`, id, content: { owner, ...fields } };
};

/** A property of a broker. Which photos are the default one is part of it: none, or one. */
export const propertyThing = (owner: string, property: PropertyDetail): Thing => {
  const { id, media, ...rest } = property;
  const primary = media.flatMap((photo) => (photo.is_primary ? [photo.id] : []));
  return { kind: 'property', name: property.title ?? `property ${id}`, id, content: { owner, ...rest, primary } };
};

/** A broker. `picture` is what their photo shows, null without one. */
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
