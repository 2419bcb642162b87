import type { Tx } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { privacyRequests } from '../db/schema/privacy.ts';
import { issueEmailToken, noteEmailChange } from '../tokens/emailChanges.ts';
import { linkTokenHash, newLinkToken } from '../tokens/linkTokens.ts';
import { issueReset } from '../tokens/resets.ts';
import type { TestApp } from './startTestApp.ts';

// More than a test file needs: each link works once, and ends the other links of its account.
const LINKS = 120;

const addLinks = async (
  app: TestApp,
  name: string,
  issue: (tx: Tx, accountId: number, email: string) => Promise<string | undefined>,
): Promise<() => string> => {
  const tokens = await app.db.asSystem(async (tx) => {
    const people = Array.from({ length: LINKS }, (_, nth) => ({
      fullName: `${name} ${nth}`,
      email: `${name}${nth}@test.example`,
    }));
    const accounts = await tx.insert(users).values(people).returning({ id: users.id, email: users.email });
    const made: string[] = [];
    for (const { id, email } of accounts) made.push((await issue(tx, id, email)) ?? '');
    return made;
  });
  return () => tokens.pop() ?? '';
};

const issueConfirmation = async (tx: Tx, accountId: number, former: string) => {
  const email = `new-${former}`;
  await noteEmailChange(tx, { role: 'user', accountId, email, former });
  return issueEmailToken(tx, 'user', accountId, email);
};

const addRequests = async (app: TestApp, what: 'asked' | 'copied' | 'failed'): Promise<() => string> => {
  const tokens = Array.from({ length: LINKS }, newLinkToken);
  await app.db.asSystem((tx) =>
    tx.insert(privacyRequests).values(
      tokens.map((token, nth) => ({
        id: token.slice(0, 32),
        kind: 'copy' as const,
        email: `asks${nth}@test.example`,
        ...{
          asked: { proofHashes: [linkTokenHash(token)] },
          copied: { copyHashes: [linkTokenHash(token)], state: 'done' as const, endedAt: new Date() },
          failed: { state: 'failed' as const, endedAt: new Date() },
        }[what],
      })),
    ),
  );
  return () => (what === 'failed' ? tokens.pop()?.slice(0, 32) : tokens.pop()) ?? '';
};

/**
 * Tokens of mailed links: that reset a password or confirm an email, each of a different account, and that confirm a
 * privacy request or fetch a copy. Also the ids of failed privacy requests.
 */
export const addAccountLinks = async (app: TestApp) => ({
  resetToken: await addLinks(app, 'forgot', (tx, id) => issueReset(tx, 'user', id)),
  emailToken: await addLinks(app, 'confirms', issueConfirmation),
  privacyToken: await addRequests(app, 'asked'),
  copyToken: await addRequests(app, 'copied'),
  failedRequestId: await addRequests(app, 'failed'),
});
