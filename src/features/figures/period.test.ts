import { describe, expect, it } from 'vitest';
import { daysBefore, daysInWords, daysProblem, indiaDay, partsOf, periodIn } from './period.ts';

const today = '2026-11-23';
const at = (query: string) => periodIn(new URLSearchParams(query), today);

describe('the period of the reports', () => {
  it('is the last 30 days, up to today in India, unless the address says another', () => {
    expect(indiaDay(Date.parse('2026-11-22T18:30:00Z'))).toBe(today);
    expect(at('')).toEqual({ name: '30', days: { from: '2026-10-25', to: today } });
    expect(at('period=7').days.from).toBe('2026-11-17');
    expect(at('period=own&from=2026-01-01&to=2026-01-31')).toEqual({
      name: 'own',
      days: { from: '2026-01-01', to: '2026-01-31' },
    });
  });

  it('falls back to them for days that cannot be shown, and says why', () => {
    expect(at('period=own&from=2026-01-31&to=2026-01-01').days).toEqual(at('').days);
    expect(daysProblem({ from: '', to: today })).toEqual({ from: 'Choose the first day' });
    expect(daysProblem({ from: today, to: '2026-02-' })).toEqual({ to: 'Choose the last day' });
    expect(daysProblem({ from: today, to: '2026-11-22' })).toEqual({ to: 'The last day is before the first' });
    expect(daysProblem({ from: '2025-10-20', to: '2026-11-23' })).toEqual({});
    expect(daysProblem({ from: '2023-01-01', to: today }).to).toBe('1,423 days. At most 400 can be shown.');
  });

  it('is beside one of the same length', () => {
    expect(daysBefore({ from: '2026-10-25', to: today })).toEqual({ from: '2026-09-25', to: '2026-10-24' });
    expect(daysInWords({ from: '2026-10-25', to: today }, today)).toBe('25 October to 23 November');
    expect(daysInWords({ from: '2025-11-24', to: today }, today)).toBe('24 November 2025 to 23 November 2026');
    expect(daysInWords({ from: '2025-01-01', to: '2025-01-01' }, today)).toBe('1 January 2025');
  });

  it('has bars for days, weeks or months', () => {
    const labels = (from: string, to: string) => partsOf({ from, to }).map(({ label }) => label);
    expect(labels('2026-11-22', today)).toEqual(['22 Nov', '23 Nov']);
    expect(labels('2026-10-25', today)).toEqual(['25–31 Oct', '1–7 Nov', '8–14 Nov', '15–23 Nov']);
    expect(labels('2026-10-28', '2026-11-16')[0]).toBe('28 Oct–3 Nov');
    expect(labels('2025-11-24', today)).toHaveLength(13);
  });
});
