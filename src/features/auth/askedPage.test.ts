import { describe, expect, test } from 'vitest';
import { askedSeekerPage } from './askedPage.ts';

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
