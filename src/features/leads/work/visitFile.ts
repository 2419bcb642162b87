import type { Lead } from '#contract/leads/schemas.ts';

const VISIT_MS = 60 * 60 * 1000;

const stamp = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '');

// Escapes text, RFC 5545, 3.3.11.
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

// RFC 5545, 3.1: lines have at most 75 bytes; continuation lines start with a space.
const folded = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > 74) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
};

/** A lead's planned visit as a calendar file (RFC 5545), one hour long; undefined without a visit. */
export const visitFile = (lead: Lead, now: Date): string | undefined => {
  const { follow_up: plan } = lead;
  if (plan?.kind !== 'visit') return undefined;
  const start = new Date(plan.at);
  const about = [plan.text, lead.property_interest, `Phone: ${lead.phone}`].filter(Boolean).join('\n');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nivaas//CRM//EN',
    'BEGIN:VEVENT',
    `UID:lead-${lead.id}-${stamp(start)}@nivaas`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + VISIT_MS))}`,
    `SUMMARY:${escaped(`Visit with ${lead.full_name}`)}`,
    `DESCRIPTION:${escaped(about)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
};
