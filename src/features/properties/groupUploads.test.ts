import { expect, test } from 'vitest';
import type { PropertyEvent } from '#contract/properties/schemas.ts';
import { groupUploads } from './groupUploads.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const event = (id: number, kind: PropertyEvent['kind'], at: string, ids?: number[]): PropertyEvent => ({
  id,
  at,
  kind,
  actor: { role: 'broker', id: 2, name: 'Asha' },
  detail: ids ? { ids } : {},
});

test('photos of a day that were added one after the other are one entry, at the time of the last', () => {
  const edited = event(4, 'edited', '2026-11-21T08:00:00Z');
  const before = event(1, 'photo_added', '2026-11-20T08:00:00Z', [5]);
  const events = [
    event(7, 'photo_added', '2026-11-21T08:32:00Z', [9]),
    event(6, 'photo_added', '2026-11-21T08:31:00Z'),
    event(5, 'photo_added', '2026-11-21T08:30:00Z', [7]),
    edited,
    event(3, 'photo_added', '2026-11-21T07:00:00Z', [6]),
    before,
  ];
  expect(groupUploads(events, now)).toEqual([
    event(7, 'photo_added', '2026-11-21T08:32:00Z', [9, 6, 7]),
    edited,
    events[4],
    before,
  ]);
});
