import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('every setting has a working default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteIpv4: '203.0.113.10',
    otpSender: 'console',
    demo: true,
    trustProxy: false,
    corsOrigins: [],
    storage: undefined,
  });
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['SITE_IPV4', '300.1.1.1'],
  ['OTP_SENDER', 'pigeon'],
  ['OTP_HTTP_URL', 'sms.example'],
  ['OTP_HTTP_URL', 'https://user:secret@sms.example/'],
  ['DNS_SERVERS', 'dns.example'],
  ['DNS_SERVERS', '127.0.0.1:0'],
  ['DNS_SERVERS', '[::1]:0'],
  ['DNS_SERVERS', '127.0.0.1:99999'],
  ['DNS_SERVERS', '127.0.0.1]:53'],
  ['DNS_SERVERS', '[127.0.0.1]:53'],
  ['DNS_SERVERS', '127.0.0.1, 127.0.0.1:'],
  ['PUBLIC_URL', 'nivaas.example'],
  ['LOG_LEVEL', 'loud'],
  ['CORS_ORIGINS', 'https://a.example/path'],
  ['DEMO', 'yes'],
  ['TRUST_PROXY', 'everyone'],
])('an invalid %s (%s) stops the start, and the message names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('DNS servers are addresses, with or without a port', () => {
  const dnsServers = ['192.0.2.53', '127.0.0.1:5353', '2001:db8::53', '[::1]', '[::1]:65535'];
  expect(readConfig({ DNS_SERVERS: dnsServers.join(', ') }).dnsServers).toEqual(dnsServers);
});

test('production requires PostgreSQL, and has no demo and no codes in the log', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('DATABASE_URL is required');
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/nivaas' };
  expect(readConfig({ ...production, DEMO: 'on' }).demo).toBe(false);
  expect(() => readConfig({ ...production, OTP_SENDER: 'console' })).toThrow('OTP_SENDER');
});

test('production warns about settings that brokers’ domains need', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/nivaas' };
  const named = { PUBLIC_URL: 'https://nivaas.example', SITE_IPV4: '198.51.100.7' };
  const warnings = (settings: Record<string, string>) =>
    readConfig(settings).warnings.map((text) => text.split(' ')[1]);
  expect(warnings(production)).toEqual(['PUBLIC_URL', 'SITE_IPV4']);
  expect(warnings({ ...production, ...named })).toEqual([]);
  expect(warnings({})).toEqual([]);
});

test('OTP_SENDER=http requires an address', () => {
  expect(() => readConfig({ OTP_SENDER: 'http' })).toThrow('OTP_HTTP_URL is required when OTP_SENDER is http');
  const otpHttpUrl = 'https://sms.example/send?key=k';
  expect(readConfig({ OTP_SENDER: 'http', OTP_HTTP_URL: otpHttpUrl })).toMatchObject({ otpSender: 'http', otpHttpUrl });
});

test('a bucket needs both halves of its key, or none', () => {
  expect(() => readConfig({ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' })).toThrow('S3_SECRET_ACCESS_KEY');
  expect(readConfig({ S3_BUCKET: 'b' }).storage).toMatchObject({ bucket: 'b', region: 'us-east-1' });
});
