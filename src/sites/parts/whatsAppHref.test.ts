import { expect, it } from 'vitest';
import { buildSiteHead } from '#contract/fixtures/sites.ts';
import { whatsAppHref } from './whatsAppHref.ts';

const { broker } = buildSiteHead();

it('opens WhatsApp with a message', () => {
  expect(whatsAppHref(broker, 'Is “Neem Court” & more free?')).toBe(
    'https://wa.me/915550120010?text=Is%20%E2%80%9CNeem%20Court%E2%80%9D%20%26%20more%20free%3F',
  );
  expect(whatsAppHref(broker, 'half \ud800')).toContain('half%20%EF%BF%BD');
});
it.each([null, '', '55501 20010', '+0123456789', '+91x'])('is undefined for %j', (phoneE164) =>
  expect(whatsAppHref({ ...broker, phoneE164 }, 'Hello')).toBeUndefined(),
);
