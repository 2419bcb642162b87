import { describe, expect, it } from 'vitest';
import { buildLead } from '#contract/fixtures/leads.ts';
import { briefTime, longSpan, rowWords } from './dayWords.ts';

const now = new Date(2026, 10, 23, 10, 42).getTime();
const hours = (ago: number) => new Date(now - ago * 3_600_000).toISOString();
const at = (...time: [number, number, number, number, number]) => new Date(...time).toISOString();
const plan = (time: string, text: string | null = null) =>
  buildLead({ status: 'contacted', follow_up: { at: time, kind: 'visit', text } });

it.each([
  [0.2, '12 min', undefined],
  [2 + 1 / 6, '2 h 10 min', undefined],
  [15.5, '15 h', 'warning'],
  [40, '1 d 16 h', 'error'],
  [24 * 9 + 3, '9 d', 'error'],
])('says of a new lead that waits %s hours: %s', (ago, when, tone) => {
  expect(rowWords('new', buildLead({ created_at: hours(ago) }), now)).toMatchObject({ when, tone, small: 'waiting' });
});

it.each([
  [0.7, '42 min late', '10:00 am'],
  [17.2, '17 h late', 'Sun, 5:30 pm'],
  [47.7, '1 day late', 'Sat, 11:00 am'],
  [50, '2 days late', 'Sat, 8:42 am'],
])('says of a plan %s hours past: %s', (ago, when, small) => {
  expect(rowWords('overdue', plan(hours(ago)), now)).toMatchObject({ when, tone: 'error', small });
});

describe('a plan of today', () => {
  it('says how soon it is in the last hour', () =>
    expect(rowWords('today', plan(at(2026, 10, 23, 11, 30), 'See the garden'), now)).toMatchObject({
      when: '11:30 am',
      small: 'in 48 min',
      what: 'See the garden',
      line: 'Visit · Contacted',
    }));
  it('names the home where nothing is written', () =>
    expect(rowWords('today', plan(at(2026, 10, 23, 16, 0)), now)).toMatchObject({
      small: '',
      what: 'Visit: 3 BHK flat near Amrapali Circle',
    }));
});

it('says since when a lead is quiet', () => {
  const lead = buildLead({ status: 'proposal', last_event_at: at(2026, 9, 31, 9, 0) });
  expect(rowWords('quiet', lead, now)).toMatchObject({ when: '23 days', small: 'since 31 Oct' });
});

it('names a day as briefly as it is clear', () => {
  expect(briefTime(at(2026, 10, 24, 10, 0), now)).toBe('tomorrow, 10:00 am');
  expect(briefTime(at(2026, 11, 3, 10, 0), now)).toBe('3 Dec, 10:00 am');
  expect(longSpan(40 * 3_600_000)).toBe('1 day 16 hours');
  expect(longSpan(30_000)).toBe('less than a minute');
});
