import { expect, it } from 'vitest';
import type { LeadEvent } from '#contract/leads/work.ts';
import { leadEventWords } from './leadEventWords.ts';

const event = (over: Partial<LeadEvent>): LeadEvent => ({
  id: 1,
  at: '2026-11-20T05:00:00.000Z',
  kind: 'note',
  actor: { role: 'broker', name: 'Asha Rathore' },
  text: null,
  detail: {},
  ...over,
});

it.each([
  ['added this lead', { kind: 'created' }],
  ['Came from: Website', { kind: 'created', actor: null, detail: { source: 'website' } }],
  [
    'Came from: Website, about Neem Court. Agreed to be contacted (enquiry-1)',
    {
      kind: 'created',
      actor: null,
      detail: { source: 'website', property_interest: 'Neem Court', consent: 'enquiry-1' },
    },
  ],
  [
    'Enquired again on your website: Neem Court',
    { kind: 'enquiry', actor: null, detail: { property_interest: 'Neem Court' } },
  ],
  ['moved', { kind: 'status', detail: { from: 'new', to: 'contacted' } }],
  ['called, no answer', { kind: 'call', detail: { outcome: 'no_answer' } }],
  ['called, asked for Sunday', { kind: 'call', detail: { outcome: 'asked for Sunday' } }],
  ['called', { kind: 'call' }],
  ['merged Minal Dixit into this lead', { kind: 'merged', detail: { full_name: 'Minal Dixit' } }],
  ['undid the merge with another lead', { kind: 'unmerged' }],
  ['The person was erased on their own request', { kind: 'privacy', actor: null, detail: { request: 'erase' } }],
  // An erasure removed the changed values.
  ['changed the facts', { kind: 'edited', detail: {} }],
  ['imported this lead: leads.csv', { kind: 'imported', detail: { file: 'leads.csv' } }],
] as const)('%s', (words, over) => expect(leadEventWords(event(over)).text).toBe(words));

it('tells a plan with its kind, time and note', () =>
  expect(
    leadEventWords(
      event({ kind: 'follow_up_set', detail: { kind: 'visit', at: '2026-11-28T05:30:00.000Z', text: 'At the gate' } }),
    ).text,
  ).toMatch(/^planned: visit, 28 Nov 2026, .+: At the gate$/));

it('tells what was written, and what changed, with old and new values', () => {
  const changes = [
    { field: 'city', from: 'Ajmer', to: 'Jaipur' },
    { field: 'source', from: 'website', to: 'call' },
  ];
  expect(leadEventWords(event({ kind: 'edited', text: 'As she said', detail: { changes } }))).toEqual({
    who: 'Asha Rathore',
    text: 'changed',
    quote: 'As she said',
    moved: undefined,
    changes: [
      { label: 'City', from: 'Ajmer', to: 'Jaipur' },
      { label: 'Source', from: 'Website', to: 'Call' },
    ],
  });
});

it('tells the old and the new status, if it knows both', () => {
  const moved = (from: string, to: string) => leadEventWords(event({ kind: 'status', detail: { from, to } })).moved;
  expect(moved('new', 'contacted')).toEqual(['new', 'contacted']);
  expect(moved('cold', 'contacted')).toBeUndefined();
});
