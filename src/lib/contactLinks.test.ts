import { expect, it } from 'vitest';
import { mailLink, phoneLink, whatsAppLink } from './contactLinks.ts';

it.each([
  ['+91 55501 20010', 'tel:+915550120010'],
  [' (0141) 222-3333 ', 'tel:01412223333'],
  ['12"><script>3+4', 'tel:1234'],
])('%j is called at %s', (phone, href) => expect(phoneLink(phone)).toBe(href));

it.each([
  ['asha@nivaas.example', 'mailto:asha@nivaas.example'],
  ['asha?bcc=all@nivaas.example', 'mailto:asha%3Fbcc%3Dall@nivaas.example'],
  ['a&b+c@nivaas.example', 'mailto:a%26b%2Bc@nivaas.example'],
  ['half\ud800@nivaas.example', 'mailto:half%EF%BF%BD@nivaas.example'],
])('%j is written to at %s', (email, href) => expect(mailLink(email)).toBe(href));

it.each([
  ['98290 41840', '919829041840'],
  ['098290-41840', '919829041840'],
  ['91 98290 41840', '919829041840'],
  ['+1 (415) 555-0123', '14155550123'],
])('opens the chat of %s', (phone, number) =>
  expect(whatsAppLink(phone, 'Is “Neem” free?')).toBe(
    `https://wa.me/${number}?text=Is%20%E2%80%9CNeem%E2%80%9D%20free%3F`,
  ),
);
it.each(['', '0141 2345', '12345', '+0123456789'])('opens no chat of %j', (phone) =>
  expect(whatsAppLink(phone, 'Hello')).toBeUndefined(),
);
