import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { askedPage, askedSeekerPage } from './askedPage.ts';

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

describe('the page that a home seeker is led back to', () => {
  test.each([
    ['/account', '/account'],
    ['/account#enquiries', '/account#enquiries'],
    ['/homes?locality=Raja+Park', '/homes?locality=Raja+Park'],
    ['/homes/12-villa', '/homes/12-villa'],
    ['/saved', '/saved'],
  ])('%s', (next, page) => {
    expect(askedSeekerPage(null, next)).toBe(page);
  });

  test.each([
    '//evil.example/account',
    'https://evil.example/homes',
    String.raw`/\evil.example/homes`,
    'javascript:alert(1)',
    '/homes/../broker/dashboard',
    '/accounts',
    '/broker/dashboard',
    '/auth?next=/account',
    '',
  ])('is none for %s', (next) => {
    expect(askedSeekerPage(null, next)).toBeUndefined();
  });

  test('is the one that the guard redirected, before a link’s', () => {
    expect(askedSeekerPage({ role: 'user', from: '/account#profile' }, '/saved')).toBe('/account#profile');
  });
});
