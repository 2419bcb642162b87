import { isIP, isIPv4, isIPv6 } from 'node:net';
import path from 'node:path';
import { keptDays } from '#contract/settings.ts';

/** An invalid setting, named in the message; it prevents the start. */
export class ConfigError extends Error {
  constructor(name: string, problem: string) {
    super(`${name} ${problem}`);
    this.name = 'ConfigError';
  }
}

type Env = Readonly<Record<string, string | undefined>>;

const MODES = ['development', 'test', 'production'] as const;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const readers = (env: Env) => {
  const value = (name: string): string | undefined => env[name]?.trim() || undefined;
  const must = <T extends string>(name: string, choices: readonly T[], fallback: T): T => {
    const given = value(name) ?? fallback;
    const choice = choices.find((one) => one === given);
    if (choice === undefined) throw new ConfigError(name, `must be one of: ${choices.join(', ')}`);
    return choice;
  };
  const url = (name: string, protocols: readonly string[]): string | undefined => {
    const given = value(name);
    if (given === undefined) return undefined;
    if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol)) {
      throw new ConfigError(
        name,
        `must be an address starting with ${protocols.map((one) => `${one}//`).join(' or ')}`,
      );
    }
    return given;
  };
  const list = (name: string): string[] =>
    (value(name) ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
  return { value, must, url, list };
};

const readPort = (given = '3000', name = 'PORT'): number => {
  const port = Number(given);
  if (!/^\d{1,5}$/.test(given) || port > 65_535) throw new ConfigError(name, 'must be a number from 0 to 65535');
  return port;
};

// An address or a network, but not all addresses (/0): any visitor could then fake another address.
const isRange = (one: string): boolean => {
  const [address = '', bits = '1', ...more] = one.split('/');
  const most = isIPv4(address) ? 32 : 128;
  return (
    isIP(address) !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most
  );
};

// A short token could be guessed. The metrics name no person, but show how busy the platform is.
const LEAST_TOKEN = 20;

const readMetrics = (value: (name: string) => string | undefined) => {
  const [port, token] = [value('METRICS_PORT'), value('METRICS_TOKEN')];
  if (token && token.length < LEAST_TOKEN) {
    throw new ConfigError('METRICS_TOKEN', `must have ${LEAST_TOKEN} characters or more`);
  }
  return { metricsPort: port === undefined ? undefined : readPort(port, 'METRICS_PORT'), metricsToken: token };
};

const readAuditDays = (given = String(keptDays.audit)): number => {
  const { least, most } = keptDays;
  if (!/^\d{1,4}$/.test(given) || Number(given) < least || Number(given) > most) {
    throw new ConfigError('AUDIT_DAYS', `must be a whole number from ${least} to ${most}`);
  }
  return Number(given);
};

// The number of proxies in front, or their addresses. Forwarded addresses from others are not trusted.
const readTrust = (given: string | undefined, list: readonly string[]): number | readonly string[] | false => {
  if (given === undefined) return false;
  if (/^\d{1,2}$/.test(given)) return Number(given);
  if (!list.every(isRange)) throw new ConfigError('TRUST_PROXY', 'must be a number of proxies, or their addresses');
  return list;
};

// Node aborts on port 0, and replaces a port that is too large with another one, both only at the first query.
const isDnsServer = (one: string): boolean => {
  if (isIP(one)) return true;
  const [, six = '', four = '', port = '53'] = /^(?:\[([^\]]+)\]|([\d.]+))(?::(\d{1,5}))?$/.exec(one) ?? [];
  return (isIPv6(six) || isIPv4(four)) && Number(port) >= 1 && Number(port) <= 65_535;
};

const readStorage = ({ value, url }: ReturnType<typeof readers>) => {
  const bucket = value('S3_BUCKET');
  if (!bucket) return undefined;
  const accessKeyId = value('S3_ACCESS_KEY_ID');
  const secretAccessKey = value('S3_SECRET_ACCESS_KEY');
  if (!accessKeyId !== !secretAccessKey) {
    throw new ConfigError(
      accessKeyId ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID',
      'is missing beside its other half',
    );
  }
  return {
    bucket,
    endpoint: url('S3_ENDPOINT', ['http:', 'https:']),
    region: value('S3_REGION') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  };
};

const readDatabases = ({ url }: ReturnType<typeof readers>, production: boolean) => {
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const databaseAppUrl = url('DATABASE_APP_URL', ['postgres:', 'postgresql:']);
  if (production && !databaseUrl) throw new ConfigError('DATABASE_URL', 'is required when NODE_ENV is production');
  const databaseReadUrl = url('DATABASE_READ_URL', ['postgres:', 'postgresql:']);
  const databaseBackupUrl = url('DATABASE_BACKUP_URL', ['postgres:', 'postgresql:']);
  if (databaseAppUrl && !databaseUrl) {
    throw new ConfigError('DATABASE_APP_URL', 'is a second login to the database of DATABASE_URL, which is missing');
  }
  if (databaseReadUrl && !databaseUrl) {
    throw new ConfigError('DATABASE_READ_URL', 'is a replica of the database of DATABASE_URL, which is missing');
  }
  return { databaseUrl, databaseAppUrl, databaseReadUrl, databaseBackupUrl };
};

const readOtp = ({ value, must, url }: ReturnType<typeof readers>, production: boolean) => {
  // No default in production, so that an operator does not discover late that signups were not verified.
  if (production && !value('OTP_SENDER')) {
    throw new ConfigError('OTP_SENDER', 'is required when NODE_ENV is production: http or off');
  }
  const otpSender = must('OTP_SENDER', ['console', 'http', 'off'], 'console');
  if (production && otpSender === 'console') {
    throw new ConfigError('OTP_SENDER', 'must not be console when NODE_ENV is production: choose http or off');
  }
  const otpHttpUrl = url('OTP_HTTP_URL', ['http:', 'https:']);
  if (otpSender === 'http' && !otpHttpUrl) {
    throw new ConfigError('OTP_HTTP_URL', 'is required when OTP_SENDER is http');
  }
  if (otpHttpUrl && (new URL(otpHttpUrl).username || new URL(otpHttpUrl).password)) {
    throw new ConfigError('OTP_HTTP_URL', 'must hold no user name or password: a key belongs into its path or query');
  }
  return { otpSender, otpHttpUrl };
};

const isMailAddress = (given: string): boolean => /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/.test(given);

// `name@example.com`, or `Nivaas <name@example.com>`.
const readSender = (given: string): { readonly name: string; readonly address: string } => {
  const [, name = '', address = given] = /^([^<>\r\n]*)<([^<>]*)>$/.exec(given) ?? [];
  if (!isMailAddress(address))
    throw new ConfigError('MAIL_FROM', 'must be an e-mail address, perhaps as Name <address>');
  return { name: name.trim(), address };
};

const readMail = ({ value, url }: ReturnType<typeof readers>, production: boolean) => {
  const mailUrl = url('MAIL_URL', ['smtp:', 'smtps:']);
  if (mailUrl && !value('MAIL_FROM')) throw new ConfigError('MAIL_FROM', 'is required with MAIL_URL');
  const mailFrom = readSender(value('MAIL_FROM') ?? 'Nivaas <nivaas@localhost>');
  const way = mailUrl ? 'smtp' : production ? 'off' : 'files';
  return { mailUrl, mailFrom, mail: way } as const;
};

/** Problems of a production server that do not prevent the start. */
const warningsOf = (
  { value, url }: ReturnType<typeof readers>,
  { siteIpv4, otpSender }: { readonly siteIpv4: string; readonly otpSender: string },
): readonly string[] => {
  const isPlain = (name: string) => url(name, ['http:', 'https:'])?.startsWith('http:');
  return [
    !value('PUBLIC_URL') && 'Without PUBLIC_URL no domain can be connected: this server does not know its own name',
    !value('SITE_IPV4') &&
      `Without SITE_IPV4 brokers are told to point their domains to ${siteIpv4}, which is nobody's`,
    value('DEMO') === 'on' && 'DEMO=on has no effect: production never fills or shows a demo',
    otpSender === 'off' && 'OTP_SENDER is off: signups are not verified',
    !value('MAIL_URL') && 'Without MAIL_URL no mail is sent: no one who forgot a password gets back in',
    url('MAIL_URL', ['smtp:', 'smtps:'])?.startsWith('smtp:') &&
      'MAIL_URL starts with smtp://: where the mail server does not offer TLS, links to accounts travel unencrypted',
    isPlain('OTP_HTTP_URL') && 'OTP_HTTP_URL starts with http://: signup codes travel unencrypted',
    isPlain('PUBLIC_URL') && 'PUBLIC_URL starts with http://: passwords and sessions travel unencrypted',
  ].filter((warning) => typeof warning === 'string');
};

/** The settings, read from the environment. Throws ConfigError for a wrong one. */
export const readConfig = (env: Env) => {
  const read = readers(env);
  const { value, must, url, list } = read;
  const production = must('NODE_ENV', MODES, 'development') === 'production';
  const databases = readDatabases(read, production);
  const siteIpv4 = value('SITE_IPV4') ?? '203.0.113.10';
  if (!isIPv4(siteIpv4)) throw new ConfigError('SITE_IPV4', 'must be an IPv4 address');
  const { otpSender, otpHttpUrl } = readOtp(read, production);
  const corsOrigins = list('CORS_ORIGINS');
  for (const origin of corsOrigins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new ConfigError('CORS_ORIGINS', 'must be origins such as https://example.com, separated by commas');
    }
  }
  const dnsServers = list('DNS_SERVERS');
  if (!dnsServers.every(isDnsServer)) {
    throw new ConfigError('DNS_SERVERS', 'must be IP addresses, perhaps with a port (1 to 65535), separated by commas');
  }
  return {
    production,
    /** Problems in production that do not prevent the start; they are logged then. */
    warnings: production ? warningsOf(read, { siteIpv4, otpSender }) : [],
    port: readPort(value('PORT')),
    host: value('HOST') ?? '127.0.0.1',
    dataDir: path.resolve(value('DATA_DIR') ?? './data'),
    ...databases,
    siteIpv4,
    otpSender,
    otpHttpUrl,
    ...readMail(read, production),
    dnsServers,
    storage: readStorage(read),
    publicUrl: url('PUBLIC_URL', ['http:', 'https:']),
    logLevel: must('LOG_LEVEL', LOG_LEVELS, 'info'),
    corsOrigins,
    demo: must('DEMO', ['on', 'off'], databases.databaseUrl ? 'off' : 'on') === 'on' && !production,
    operatorEmail: value('ADMIN_EMAIL'),
    operatorPassword: env.ADMIN_PASSWORD || undefined,
    /** Whether operators must have a second step. */
    requireSecondFactor: must('REQUIRE_SECOND_FACTOR', ['on', 'off'], production ? 'on' : 'off') === 'on',
    ...readMetrics(value),
    /** The trace collector. The OpenTelemetry SDK reads this variable, and others, by itself. */
    tracesTo: url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
    auditDays: readAuditDays(value('AUDIT_DAYS')),
    /** The commit of the running source, shown to the operator. */
    commit: value('COMMIT'),
    trustProxy: readTrust(value('TRUST_PROXY'), list('TRUST_PROXY')),
  };
};

export type Config = ReturnType<typeof readConfig>;
