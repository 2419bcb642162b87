import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkAndSend, type EnquiryAttempt } from './enquirySender.ts';
import { HONEYPOT } from './honeypot.ts';

interface Sent {
  url: string;
  key: string | undefined;
  body: Record<string, unknown>;
}

let sent: Sent[] = [];
let answers: (() => Response)[] = [];
const arrived = () => Response.json({ data: { id: 7 } }, { status: 201 });

beforeEach(() => {
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (url: string, init: { body: string; headers: Record<string, string> }) => {
    sent.push({ url, key: init.headers['idempotency-key'], body: JSON.parse(init.body) });
    return (answers.shift() ?? arrived)();
  });
});
afterEach(() => vi.unstubAllGlobals());

const typed = (over: Record<string, string> = {}) => {
  const form = new FormData();
  const fields = {
    full_name: ' Ravi Saxena ',
    phone: '+91 55501 20417',
    email: '',
    message: ' ',
    consent: 'on',
    ...over,
  };
  for (const [name, value] of Object.entries(fields)) if (value !== '-') form.set(name, value);
  return form;
};
const send = (
  over: Record<string, string> = {},
  tried: { current: EnquiryAttempt | undefined } = { current: undefined },
) => checkAndSend('asha', typed(over), tried);

describe('an enquiry', () => {
  it('goes as the contract asks, with how long the form was open and without what was left empty', async () => {
    expect(await send({ property_id: '12' })).toBeUndefined();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe('/api/sites/asha/enquiries');
    expect(sent[0]?.body).toEqual({
      full_name: 'Ravi Saxena',
      phone: '+91 55501 20417',
      property_id: 12,
      consent: true,
      filled_ms: expect.any(Number),
    });
    expect(Number.isInteger(sent[0]?.body.filled_ms)).toBe(true);
  });

  it('tells of the field that only programs fill in', async () => {
    await send({ [HONEYPOT]: 'https://spam.example' });
    expect(sent[0]?.body.website).toBe('https://spam.example');
  });

  it('is refused here by the contract’s own words, one a field, and not sent', async () => {
    const problems = await send({ full_name: ' ', phone: '12', email: 'no', consent: '-' });
    expect(problems).toEqual({
      fields: {
        full_name: 'Your name is required',
        phone: 'Phone must have 7 to 15 digits',
        email: 'Email must look like an email address',
        consent: 'Please agree so that the broker may contact you',
      },
    });
    expect(sent).toEqual([]);
  });

  it('sent again after a failure is the very same to the server; another one is another', async () => {
    const tried = { current: undefined };
    answers = [() => Response.json({ message: 'Busy' }, { status: 503 })];
    expect(await send({}, tried)).toEqual({ fields: {}, form: 'Busy' });
    expect(await send({}, tried)).toBeUndefined();
    expect(sent[1]).toEqual(sent[0]);
    await send({}, tried);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('refused as too quick it goes again under its key, saying anew how long it took', async () => {
    const now = vi.spyOn(performance, 'now');
    const tried = { current: undefined };
    for (const [ms, status] of [
      [900, 429],
      [2_000, 429],
      [5_000, 503],
      [9_000, 201],
    ] as const) {
      now.mockReturnValue(ms);
      answers = [() => Response.json({ message: 'No', data: { id: 7 } }, { status })];
      await send({}, tried);
    }
    now.mockRestore();
    expect(sent.map(({ body }) => body.filled_ms)).toEqual([900, 2_000, 2_000, 2_000]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('goes to the host that the page is on, wherever the app’s API lives', async () => {
    vi.resetModules();
    vi.stubEnv('VITE_API_BASE', 'https://api.example');
    const elsewhere = await import('./enquirySender.ts');
    await elsewhere.checkAndSend('asha', typed(), { current: undefined });
    vi.unstubAllEnvs();
    // Other files of tests share what was imported: theirs has no such base.
    vi.resetModules();
    expect(sent[0]?.url).toBe('/api/sites/asha/enquiries');
  });

  it('says what the server refused, by field', async () => {
    answers = [() => Response.json({ message: 'Please check', errors: { phone: 'Too short' } }, { status: 400 })];
    expect(await send()).toEqual({ fields: { phone: 'Too short' }, form: 'Please check' });
  });

  it('says so when nothing answers', async () => {
    answers = [
      () => {
        throw new TypeError('Failed to fetch');
      },
    ];
    expect(await send()).toEqual({
      fields: {},
      form: 'The server cannot be reached. Check your connection and try again.',
    });
  });
});
