import { createHash, randomBytes } from 'node:crypto';

/** A new token for a link in a mail: 256 random bits. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of such a token: its SHA-256, in hex. */
export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
