import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without settings there is a working default for each', () => {
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
])('a wrong %s (%s) stops the start, and the message names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('whom to ask about domains is given by address, with a port or without', () => {
  const dnsServers = ['192.0.2.53', '127.0.0.1:5353', '2001:db8::53', '[::1]', '[::1]:65535'];
  expect(readConfig({ DNS_SERVERS: dnsServers.join(', ') }).dnsServers).toEqual(dnsServers);
});

test('production wants PostgreSQL, shows no demo and no codes in the log', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('DATABASE_URL is required');
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/nivaas' };
  expect(readConfig({ ...production, DEMO: 'on' }).demo).toBe(false);
  expect(() => readConfig({ ...production, OTP_SENDER: 'console' })).toThrow('OTP_SENDER');
});

test('production is warned of what domains of brokers cannot do without', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/nivaas' };
  const named = { PUBLIC_URL: 'https://nivaas.example', SITE_IPV4: '198.51.100.7' };
  const warned = (settings: Record<string, string>) => readConfig(settings).warnings.map((text) => text.split(' ')[1]);
  expect(warned(production)).toEqual(['PUBLIC_URL', 'SITE_IPV4']);
  expect(warned({ ...production, ...named })).toEqual([]);
  expect(warned({})).toEqual([]);
});

test('codes over HTTP want to know where to', () => {
  expect(() => readConfig({ OTP_SENDER: 'http' })).toThrow('OTP_HTTP_URL is required when OTP_SENDER is http');
  const otpHttpUrl = 'https://sms.example/send?key=k';
  expect(readConfig({ OTP_SENDER: 'http', OTP_HTTP_URL: otpHttpUrl })).toMatchObject({ otpSender: 'http', otpHttpUrl });
});

test('a bucket wants both halves of its key, or none', () => {
  expect(() => readConfig({ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' })).toThrow('S3_SECRET_ACCESS_KEY');
  expect(readConfig({ S3_BUCKET: 'b' }).storage).toMatchObject({ bucket: 'b', region: 'us-east-1' });
});
