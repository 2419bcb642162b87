import { labelOf } from '#contract/choices.ts';
import { basicFields, featureFields } from '#contract/properties/fields.ts';
import { type EventValue, propertyStatuses } from '#contract/properties/life.ts';
import { type ReviewDecision, reviewDecisions, reviewReasons } from '#contract/properties/moderation.ts';
import type { PropertyEvent } from '#contract/properties/schemas.ts';
import { priceWords } from './propertyWords.ts';

/** The fields that an entry may name, and their labels. */
export const eventFields: Readonly<Record<string, { label: string }>> = {
  ...basicFields,
  ...featureFields,
  highlights: { label: 'Highlights' },
  amenities: { label: 'Amenities' },
  nearby_landmarks: { label: 'Nearby landmarks' },
};
const together = new Intl.ListFormat('en-IN');

const price = (value: EventValue | undefined) => priceWords(typeof value === 'number' ? value : null);
const status = (value: EventValue | undefined) => labelOf(propertyStatuses, String(value ?? ''));
const photos = ({ ids = [] }: PropertyEvent['detail']) => (ids.length > 1 ? `${ids.length} photos` : 'a photo');
const spaced = (code: string) => code.replaceAll('_', ' ');

const decided: Readonly<Record<ReviewDecision, string>> = {
  approve: 'approved it',
  request_changes: 'asked for changes',
  remove: 'took it off the site',
  restore: 'put it back',
};
const decisionOf = ({ decision }: PropertyEvent['detail']): string => {
  const known = reviewDecisions.values.find((one) => one === decision);
  return known ? decided[known] : 'reviewed it';
};

/** What happened, as the text after the actor's name: 'changed the price: ₹84,50,000 → ₹82,00,000'. */
const textOf = ({ kind, detail }: PropertyEvent): string => {
  switch (kind) {
    case 'posted':
      return 'posted it';
    case 'edited': {
      const changed = new Set(detail.changes?.map(({ field }) => eventFields[field]?.label ?? spaced(field)));
      return `edited ${together.format(changed) || 'it'}`;
    }
    case 'price_changed':
      return `changed the price: ${price(detail.from)} → ${price(detail.to)}`;
    case 'status_changed':
      return `changed the status: ${status(detail.from)} → ${status(detail.to)}`;
    case 'photo_added':
      return `added ${photos(detail)}`;
    case 'photo_removed':
      return `removed ${photos(detail)}`;
    case 'photos_ordered':
      return 'put the photos in order';
    case 'photo_changed':
      return `changed ${photos(detail)}`;
    case 'main_photo_changed':
      return 'chose another default photo';
    case 'video_added':
      return 'added a video';
    case 'video_removed':
      return 'removed a video';
    case 'reviewed':
      return decisionOf(detail);
    case 'rera_checked':
      return detail.checked === false ? 'withdrew the check of the RERA number' : 'checked the RERA number';
    case 'copied':
      return 'copied it from another home';
  }
};

/** An entry of a timeline in words: who, what, and for a review the reasons and the note. */
export const eventWords = (event: PropertyEvent) => ({
  // Without an actor, the platform did it.
  who: event.actor?.name ?? 'Nivaas',
  text: textOf(event),
  note: [...(event.detail.reasons ?? []).map((reason) => labelOf(reviewReasons, reason)), event.detail.note]
    .filter(Boolean)
    .join('. '),
});
