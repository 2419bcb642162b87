import { desc, eq, inArray } from 'drizzle-orm';
import {
  askPrivacy as askEndpoint,
  confirmPrivacy as confirmEndpoint,
  fetchPrivacyCopy,
  getPrivacyWays,
  getRetention,
  listBrokerPrivacyRequests,
  listPrivacyRequests,
  type PrivacyRequest,
  privacyStates,
  startPrivacyAgain,
} from '#contract/privacy.ts';
import type { OtpSender } from '../auth/otpSender.ts';
import type { Config } from '../config.ts';
import { countPage, onPage } from '../db/page.ts';
import { privacyLeads, privacyRequests } from '../db/schema/privacy.ts';
import { type Api, serve } from '../http/serve.ts';
import type { PrivacyRow } from '../tokens/privacyTokens.ts';
import { copyFor } from './copy.ts';
import { askPrivacy, confirmPrivacy, startAgain } from './requests.ts';
import { dryRun } from './retention.ts';

const confirmed = inArray(privacyRequests.state, [...privacyStates.values]);
const newestFirst = [desc(privacyRequests.confirmedAt), desc(privacyRequests.id)];

const toRequest = ({ id, kind, state, confirmedAt, dueAt }: PrivacyRow): PrivacyRequest => ({
  id,
  kind,
  at: confirmedAt?.toISOString() ?? '',
  due_at: dueAt?.toISOString() ?? '',
  state: state === 'asked' ? 'open' : state,
});

/** Routes for people's requests about their own data, and for what operators and brokers see of them. */
export const privacyRoutes = (
  api: Api,
  config: Pick<Config, 'auditDays' | 'mail'>,
  sendOtp: OtpSender | undefined,
): void => {
  const ways = { email: config.mail !== 'off', phone: sendOtp !== undefined };
  serve(api, getPrivacyWays, async () => ({ data: ways }));
  serve(api, askEndpoint, async ({ body, db, request }) => ({
    data: { id: await askPrivacy(db, body, { address: request.ip, ways }) },
  }));
  serve(api, confirmEndpoint, async ({ body, db, request }) => ({ data: await confirmPrivacy(db, body, request.ip) }));
  serve(api, fetchPrivacyCopy, async ({ params: { token }, db, request }) => ({
    data: await copyFor(db, token, request.ip),
  }));
  serve(api, listPrivacyRequests, async ({ query, db }) =>
    db.asOperator(async (tx) => {
      const list = { where: confirmed, orderBy: newestFirst, query: { ...query, q: '' } };
      const { rows, meta } = await countPage(tx, privacyRequests, list, (place) =>
        onPage(tx.select().from(privacyRequests).$dynamic(), place),
      );
      return { data: rows.map(toRequest), meta };
    }),
  );
  serve(api, startPrivacyAgain, async ({ params: { id }, session, request, db }) => ({
    data: toRequest(await startAgain(db, id, session, request.ip)),
  }));
  serve(api, listBrokerPrivacyRequests, async ({ query: { page, limit }, session, db }) =>
    db.withTenant(session.brokerId, async (tx) => {
      const own = eq(privacyLeads.brokerId, session.brokerId);
      const total = await tx.$count(privacyLeads, own);
      const rows = await tx
        .select({ request: privacyRequests, leads: privacyLeads.leads })
        .from(privacyLeads)
        .innerJoin(privacyRequests, eq(privacyRequests.id, privacyLeads.requestId))
        .where(own)
        .orderBy(...newestFirst)
        .limit(limit)
        .offset((page - 1) * limit);
      return {
        data: rows.map(({ request, leads }) => ({ ...toRequest(request), leads })),
        meta: { total, page, limit },
      };
    }),
  );
  serve(api, getRetention, async ({ db }) => ({ data: await dryRun(db, config) }));
};
