import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { askedPage } from './askedPage.ts';

const { root } = paths.broker;

test('the page that a guard was asked for, with its search', () => {
  expect(askedPage({ role: 'broker', from: '/broker/properties?q=villa#top' }, root)).toBe(
    '/broker/properties?q=villa#top',
  );
});

test.each([
  'https://elsewhere.example/broker/crm',
  '//elsewhere.example/broker/crm',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/superadmin/brokers',
  '/brokers',
  '/broker',
  '/broker/../superadmin/brokers',
  '/broker/%2e%2e/superadmin/brokers',
  '/broker/..//evil.example',
  'https://page.invalid:8443/broker/crm',
  'http://[/broker/crm',
  '/broker/login',
  '/broker/login/',
  '/broker/crm/../login?role=broker',
  7,
  undefined,
])('%j is no page of the role', (from) => {
  expect(askedPage({ from }, root)).toBeUndefined();
});

test('dot segments within the area are resolved', () => {
  expect(askedPage({ from: '/broker/crm/../properties?q=villa' }, root)).toBe('/broker/properties?q=villa');
});

test("the operator's login is no page to lead back to", () => {
  expect(askedPage({ from: '/superadmin/login' }, paths.superadmin.root)).toBeUndefined();
  expect(askedPage({ from: '/superadmin/brokers' }, paths.superadmin.root)).toBe('/superadmin/brokers');
});

test('a sign-in of its own asks for no page', () => {
  for (const state of [null, undefined, '/broker/crm', { role: 'broker' }])
    expect(askedPage(state, root)).toBeUndefined();
});
