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
    auditDays: 365,
    requireSecondFactor: false,
    storage: undefined,
  });
});

test.each([
  ['NODE_ENV', 'prod'],
  ['NODE_ENV', 'Production'],
  ['NODE_ENV', 'staging'],
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['DATABASE_APP_URL', 'mysql://localhost'],
  ['DATABASE_APP_URL', 'postgres://db/nivaas'],
  ['DATABASE_READ_URL', 'postgres://replica/nivaas'],
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
  ['AUDIT_DAYS', '29'],
  ['AUDIT_DAYS', '3651'],
  ['AUDIT_DAYS', '90.5'],
  ['AUDIT_DAYS', 'forever'],
  ['DEMO', 'yes'],
  ['REQUIRE_SECOND_FACTOR', 'never'],
  ['TRUST_PROXY', 'everyone'],
  ['TRUST_PROXY', '127.0.0.1, 0.0.0.0/0'],
  ['TRUST_PROXY', '::/0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/'],
])('an invalid %s (%s) stops the start, and the message names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('DNS servers are addresses, with or without a port', () => {
  const dnsServers = ['192.0.2.53', '127.0.0.1:5353', '2001:db8::53', '[::1]', '[::1]:65535'];
  expect(readConfig({ DNS_SERVERS: dnsServers.join(', ') }).dnsServers).toEqual(dnsServers);
});

const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/nivaas', OTP_SENDER: 'off' };

test('a mode is one of three, or none; the message names them', () => {
  expect(() => readConfig({ NODE_ENV: 'prod' })).toThrow('NODE_ENV must be one of: development, test, production');
  for (const NODE_ENV of ['', 'development', 'test']) expect(readConfig({ NODE_ENV }).production).toBe(false);
  expect(readConfig(production)).toMatchObject({ production: true, requireSecondFactor: true });
});

test('production requires PostgreSQL, and has no demo', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('DATABASE_URL is required');
  expect(readConfig({ ...production, DEMO: 'on' }).demo).toBe(false);
});

test('a PostgreSQL database gets a demo only when that is asked for', () => {
  const { DATABASE_URL } = production;
  expect(readConfig({ DATABASE_URL }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
});

test('production has no default for OTP_SENDER, and sends no codes to the log', () => {
  expect(() => readConfig({ ...production, OTP_SENDER: undefined })).toThrow(
    'OTP_SENDER is required when NODE_ENV is production: http or off',
  );
  expect(() => readConfig({ ...production, OTP_SENDER: 'console' })).toThrow('OTP_SENDER must not be console');
  expect(readConfig(production).otpSender).toBe('off');
});

test.each([
  [{ PUBLIC_URL: undefined }, 'Without PUBLIC_URL no domain can be connected'],
  [{ SITE_IPV4: undefined }, 'Without SITE_IPV4 brokers are told'],
  [{ DEMO: 'on' }, 'DEMO=on has no effect'],
  [{ OTP_SENDER: 'off' }, 'OTP_SENDER is off: signups are not verified'],
  [{ OTP_HTTP_URL: 'http://sms.example/send' }, 'OTP_HTTP_URL starts with http://'],
  [{ MAIL_URL: undefined }, 'Without MAIL_URL no mail is sent'],
  [{ MAIL_URL: 'smtp://mail.example' }, 'MAIL_URL starts with smtp://'],
  [{ PUBLIC_URL: 'http://nivaas.example' }, 'PUBLIC_URL starts with http://'],
])('production warns about %o', (setting, words) => {
  const fine = {
    PUBLIC_URL: 'https://nivaas.example',
    SITE_IPV4: '198.51.100.7',
    OTP_SENDER: 'http',
    OTP_HTTP_URL: 'https://sms.example/send',
    MAIL_URL: 'smtps://mail.example',
    MAIL_FROM: 'Nivaas <hello@nivaas.example>',
    TRUST_PROXY: '10.0.0.0/8, 127.0.0.1, 2001:db8::/128',
  };
  const warnings = (settings: Record<string, string | undefined>) => readConfig(settings).warnings;
  expect(warnings({ ...production, ...fine })).toEqual([]);
  expect(warnings({ ...production, ...fine, ...setting })).toEqual([expect.stringContaining(words)]);
  expect(warnings({ MAIL_FROM: fine.MAIL_FROM, ...setting })).toEqual([]);
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

test('mail goes to a mail server, to files, or in production nowhere; the sender is one address', () => {
  expect(readConfig({}).mail).toBe('files');
  expect(readConfig(production).mail).toBe('off');
  const MAIL_URL = 'smtps://user:secret@mail.example:465';
  expect(() => readConfig({ MAIL_URL })).toThrow('MAIL_FROM is required with MAIL_URL');
  expect(readConfig({ MAIL_URL, MAIL_FROM: 'hello@nivaas.example' })).toMatchObject({
    mail: 'smtp',
    mailFrom: { name: '', address: 'hello@nivaas.example' },
  });
  expect(readConfig({ MAIL_FROM: 'Nivaas <a@b.example>' }).mailFrom).toEqual({
    name: 'Nivaas',
    address: 'a@b.example',
  });
  for (const MAIL_FROM of ['Nivaas', 'a@b.example, c@d.example', 'A\r\nBcc: x <a@b.example>', 'A <a b@c.example>']) {
    expect(() => readConfig({ MAIL_URL, MAIL_FROM }), MAIL_FROM).toThrow('MAIL_FROM must be');
  }
  expect(() => readConfig({ MAIL_URL: 'http://mail.example', MAIL_FROM: 'a@b.example' })).toThrow('MAIL_URL must be');
});
