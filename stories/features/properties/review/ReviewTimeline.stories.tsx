import { expect } from 'storybook/test';
import { demoPeople } from '#contract/fixtures/accounts.ts';
import type { PropertyEvent } from '#contract/properties/schemas.ts';
import { ReviewTimeline } from '#src/features/properties/review/ReviewTimeline.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const actor = { role: 'broker', id: 2, name: demoPeople.asha.name } as const;
const events: PropertyEvent[] = [
  {
    id: 5,
    at: '2026-07-01T15:01:00.000Z',
    kind: 'reviewed',
    actor: { role: 'super_admin', id: 1, name: 'Nivaas' },
    detail: { decision: 'request_changes', reasons: ['wrong_price'], note: 'A zero is missing.' },
  },
  { id: 4, at: '2026-06-30T15:01:00.000Z', kind: 'photo_added', actor, detail: { ids: [2] } },
  { id: 3, at: '2026-06-30T15:00:00.000Z', kind: 'photo_added', actor, detail: { ids: [1] } },
  { id: 1, at: '2026-06-30T14:32:00.000Z', kind: 'posted', actor, detail: {} },
];

const meta = preview.meta({
  component: ReviewTimeline,
  args: {
    events,
  },
  decorators: [inBox({ p: '16px', maxWidth: 520 }, 'main')],
});

export const Days = meta.story({
  play: async ({ canvas }) => expect(canvas.getByText(/added 2 photos/)).toBeVisible(),
});

export const Empty = meta.story({ args: { events: [] }, globals: { scheme: 'dark' } });
