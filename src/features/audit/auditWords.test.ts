import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { actionOf, actorOf, targetOf } from './auditWords.ts';

const entry = (over: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-11-24T05:01:00.000Z',
  actor: { role: 'broker', id: 7, name: 'Asha Rathore' },
  action: 'lead.updated',
  object_type: 'lead',
  object_id: 12,
  address: null,
  detail: null,
  ...over,
});
const nobody = { role: null, id: null, name: null };

test.each([
  [entry({}), 'Asha Rathore', 'Edited lead', 'Lead 12'],
  [
    entry({ actor: { role: 'user', id: 3, name: null }, detail: { from: 'new', to: 'lost' } }),
    'User 3',
    'Edited lead',
    'Lead 12: new → lost',
  ],
  [
    entry({ actor: nobody, action: 'an older one', object_type: null, object_id: null }),
    'Not signed in',
    'an older one',
    '',
  ],
  [
    entry({ actor: { role: 'super_admin', id: null, name: null }, detail: { rows: 318 } }),
    'Operator, by a command',
    'Edited lead',
    'Lead 12: 318 rows',
  ],
  [entry({ detail: { rows: 1, ids: [4], times: 1 } }), 'Asha Rathore', 'Edited lead', 'Lead 12: 1 row, 1 lead, 1 time'],
  [
    entry({
      action: 'settings.changed',
      object_type: null,
      detail: { setting: 'closed_lead_days', from: 'null', to: '730' },
    }),
    'Asha Rathore',
    'Changed settings',
    'Closed and lost leads, none → 730',
  ],
])('entry %#', (one, who, what, target) => {
  expect([actorOf(one), actionOf(one), targetOf(one)]).toEqual([who, what, target]);
});
