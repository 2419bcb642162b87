import { expect, test } from 'vitest';
import { withSupport } from './withSupport.ts';

const page = `<meta name="support-phone" content="1800 000 0199"><a href="tel:18000000199">1800 000 0199<span class="c">Toll-free</span></a>
<a href="mailto:namaste@nivaas.example">namaste@nivaas.example</a>`;

test('the contact of a built page is the one that the operator chose, also where it holds signs of HTML', () => {
  const made = withSupport(page, { phone: '+91 55501 00100', email: "o'neil&sons@nivaas.example" });
  expect(
    made,
  ).toBe(`<meta name="support-phone" content="+91 55501 00100"><a href="tel:+915550100100">+91 55501 00100</a>
<a href="mailto:o&#x27;neil%26sons@nivaas.example">o&#x27;neil&amp;sons@nivaas.example</a>`);
});

test('a number that costs nothing says so', () => {
  expect(withSupport(page, { phone: '1800 111 2222', email: 'namaste@nivaas.example' })).toContain('Toll-free');
});
