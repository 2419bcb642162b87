import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HONEYPOT } from '#contract/rules/enquiry.ts';
import { checkAndSend, type EnquiryAttempt } from './enquirySender.ts';

interface Sent {
  url: string;
  key: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

let sent: Sent[] = [];
let responses: (() => Response)[] = [];
const arrived = () => Response.json({ data: { id: 7 } }, { status: 201 });

beforeEach(() => {
  sent = [];
  responses = [];
  vi.stubGlobal('fetch', async (url: string, init: { body: string; headers: Record<string, string> }) => {
    const { authorization, 'idempotency-key': key } = init.headers;
    sent.push({ url, key, authorization, body: JSON.parse(init.body) });
    return (responses.shift() ?? arrived)();
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
) => checkAndSend({ slug: 'asha' }, typed(over), tried);

describe('an enquiry', () => {
  it('is sent as the contract defines, with the time taken and without empty fields', async () => {
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

  it('includes the honeypot', async () => {
    await send({ [HONEYPOT]: 'https://spam.example' });
    expect(sent[0]?.body.website).toBe('https://spam.example');
  });

  it('is validated by the contract’s schema, with one message per field, and not sent', async () => {
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

  it('keeps its idempotency key in a retry after a failure; a new enquiry has a new key', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(9_000);
    const tried = { current: undefined };
    responses = [() => Response.json({ message: 'Busy' }, { status: 503 })];
    expect(await send({}, tried)).toEqual({ fields: {}, form: 'Busy' });
    expect(await send({}, tried)).toBeUndefined();
    expect(sent[1]).toEqual(sent[0]);
    await send({}, tried);
    now.mockRestore();
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('about a home has the session of a home seeker, or leaves its key for the account that comes later', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    });
    const phone = { phone: '+91 55501 20417', phoneE164: '+915550120417' };
    const onAnswer = vi.fn();
    const enquire = () => {
      responses = [() => Response.json({ data: { id: 7, broker: phone } }, { status: 201 })];
      return checkAndSend({ home: 12, onAnswer }, typed(), { current: undefined });
    };
    await enquire();
    expect([sent[0]?.url, sent[0]?.authorization]).toEqual(['/api/homes/12/enquiries', undefined]);
    expect(stored.get('nivaas.enquiryKeys')).toBe(sent[0]?.key);
    stored.clear();
    stored.set('nivaas.session.user', JSON.stringify({ token: 'secret' }));
    await enquire();
    expect(sent[1]?.authorization).toBe('Bearer secret');
    expect(stored.get('nivaas.enquiryKeys')).toBeUndefined();
    expect(onAnswer.mock.calls).toEqual([[phone], [phone]]);
  });

  it('rejected as too fast keeps its key and sends the new time', async () => {
    const now = vi.spyOn(performance, 'now');
    const tried = { current: undefined };
    for (const [ms, status] of [
      [900, 429],
      [2_000, 429],
      [5_000, 503],
      [9_000, 201],
    ] as const) {
      now.mockReturnValue(ms);
      responses = [() => Response.json({ message: 'No', data: { id: 7 } }, { status })];
      await send({}, tried);
    }
    now.mockRestore();
    expect(sent.map(({ body }) => body.filled_ms)).toEqual([900, 2_000, 2_000, 2_000]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('is sent to the host of the page, whatever the app’s API base is', async () => {
    vi.resetModules();
    vi.stubEnv('VITE_API_BASE', 'https://api.example');
    const elsewhere = await import('./enquirySender.ts');
    await elsewhere.checkAndSend({ slug: 'asha' }, typed(), { current: undefined });
    vi.unstubAllEnvs();
    // Other test files share imported modules, which must not keep this base.
    vi.resetModules();
    expect(sent[0]?.url).toBe('/api/sites/asha/enquiries');
  });

  it('reports the server’s errors by field', async () => {
    responses = [() => Response.json({ message: 'Please check', errors: { phone: 'Too short' } }, { status: 400 })];
    expect(await send()).toEqual({ fields: { phone: 'Too short' }, form: 'Please check' });
  });

  it.each([
    [{ property_id: '12' }, 'This home is no longer for sale.'],
    [{}, 'This website no longer takes enquiries.'],
  ])('of %j about what is gone says so', async (about, form) => {
    responses = [() => Response.json({ message: 'Not found' }, { status: 404 })];
    expect(await send(about)).toEqual({ fields: {}, form });
  });

  it('reports that the server cannot be reached', async () => {
    responses = [
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
