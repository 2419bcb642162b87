import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES, TOTP_STEP_S, TOTP_WINDOW } from '../limits/accounts.ts';

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Nivaas', label, secret: Secret.fromBase32(secret), period: TOTP_STEP_S });

/** A new secret of 160 bits, as RFC 4226 recommends, in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The URI that the QR code holds for an authenticator app. */
export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The time step that a code belongs to; undefined for a code that is not valid now. */
export const stepOf = (secret: string, code: string): number | undefined => {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code.replace(/\s/g, ''), window: TOTP_WINDOW });
  return delta === null ? undefined : totp.counter() + delta;
};

/** Recovery codes of 120 random bits, in six groups of four characters. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(15)).buffer });
    return base32.replace(/(.{4})(?=.)/g, '$1-');
  });

/**
 * The stored hash of a recovery code: the code is random, so a fast hash is safe. Case, spaces and dashes do not
 * matter.
 */
export const recoveryHash = (code: string): string =>
  createHash('sha256').update(code.replace(/[\s-]/g, '').toUpperCase()).digest('hex');
