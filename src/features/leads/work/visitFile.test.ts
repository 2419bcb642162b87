import { expect, it } from 'vitest';
import { buildLead } from '#contract/fixtures/leads.ts';
import { visitFile } from './visitFile.ts';

const now = new Date('2026-11-25T05:00:00Z');
const plan = { at: '2026-11-28T05:30:00.000Z', kind: 'visit', text: 'Gate 2, ask; then\nwait' } as const;

it('is an event of an hour, with its texts escaped and its lines folded', () => {
  const lead = buildLead({ full_name: `Meenal ${'Dixit '.repeat(15)}`, follow_up: plan, property_interest: 'Villa' });
  const file = visitFile(lead, now) ?? '';
  expect(file).toContain('\r\nDTSTART:20261128T053000Z\r\nDTEND:20261128T063000Z\r\n');
  expect(file.replaceAll('\r\n ', '')).toContain(
    `DESCRIPTION:Gate 2\\, ask\\; then\\nwait\\nVilla\\nPhone: ${lead.phone}`,
  );
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

it('is of visits only', () => {
  expect(visitFile(buildLead(), now)).toBeUndefined();
  expect(visitFile(buildLead({ follow_up: { ...plan, kind: 'call' } }), now)).toBeUndefined();
});
