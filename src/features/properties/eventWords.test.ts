import { describe, expect, it } from 'vitest';
import type { EventKind } from '#contract/properties/life.ts';
import type { PropertyEvent } from '#contract/properties/schemas.ts';
import { eventWords } from './eventWords.ts';

const words = (kind: EventKind, detail: PropertyEvent['detail'] = {}, actor: PropertyEvent['actor'] = null) =>
  eventWords({ id: 1, at: '2026-07-01T06:30:00.000Z', kind, actor, detail });

describe('eventWords', () => {
  it('names who did it; what nobody did, the platform did', () => {
    expect(words('posted', {}, { role: 'broker', id: 1, name: 'Asha Rathore' }).who).toBe('Asha Rathore');
    expect(words('posted').who).toBe('Nivaas');
  });

  it.each([
    ['price_changed', { from: 8_450_000, to: 8_200_000 }, 'changed the price: ₹84,50,000 → ₹82,00,000'],
    ['price_changed', { from: 8_450_000, to: null }, 'changed the price: ₹84,50,000 → Price on request'],
    ['status_changed', { from: 'in_review', to: 'live' }, 'changed the status: In review → Live'],
    ['photo_added', { ids: [4] }, 'added a photo'],
    ['photo_removed', { ids: [4, 5] }, 'removed 2 photos'],
    ['rera_checked', { checked: false }, 'withdrew the check of the RERA number'],
    ['edited', {}, 'edited it'],
  ] as const)('%s of %j', (kind, detail, text) => expect(words(kind, detail).text).toBe(text));

  it('names the fields that were edited, each once, and a field that it does not know by its code', () => {
    const changes = ['title', 'area_unit', 'title', 'nearby_landmarks', 'plot_depth'];
    expect(words('edited', { changes: changes.map((field) => ({ field, from: null, to: '1' })) }).text).toBe(
      'edited Title, Area unit, Nearby landmarks and plot depth',
    );
  });

  it.each([
    ['approve', 'approved it'],
    ['request_changes', 'asked for changes'],
    ['remove', 'took it off the site'],
    ['restore', 'put it back'],
    [undefined, 'reviewed it'],
  ])('a review that decided %s', (decision, text) =>
    expect(words('reviewed', decision ? { decision } : {}).text).toBe(text),
  );

  it('tells the reasons and the note of a review', () =>
    expect(
      words('reviewed', { decision: 'request_changes', reasons: ['photos_missing', 'wrong_price'], note: 'See 1.' })
        .note,
    ).toBe('Photos are missing. The price is wrong. See 1.'));
});
