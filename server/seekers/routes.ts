import { closeAccount as closeAccountEndpoint } from '#contract/account.ts';
import * as seeker from '#contract/seeker.ts';
import type { FreshIndex } from '../homes/index/loadHomes.ts';
import { once } from '../http/idempotency.ts';
import { type Api, serve } from '../http/serve.ts';
import type { Alerts } from './alerts/alerts.ts';
import { closeAccount } from './closeAccount.ts';
import { claimEnquiries, listOwnEnquiries } from './enquiries.ts';
import { forgetHome, listSavedHomes, saveHome } from './savedHomes.ts';
import { changeSearch, forgetSearch, listSavedSearches, lookAtSearch, saveSearch } from './savedSearches.ts';
import { readAlerts, setAlerts, unsubscribe } from './unsubscribe.ts';
import { unsubscribeRoutes } from './unsubscribeRoutes.ts';

const homeRoutes = (api: Api): void => {
  serve(api, seeker.listSavedHomes, async ({ session, db }) => ({ data: await listSavedHomes(db, session.accountId) }));
  serve(api, seeker.saveHome, async ({ params, session, db }) => {
    await saveHome(db, session.accountId, params.id);
    return undefined;
  });
  serve(api, seeker.forgetHome, async ({ params, session, db }) => {
    await forgetHome(db, session.accountId, params.id);
    return undefined;
  });
};

const searchRoutes = (api: Api, alerts: Alerts, index: FreshIndex): void => {
  serve(api, seeker.listSavedSearches, async ({ session, db }) => {
    // Includes homes that changed a moment ago.
    await alerts.soon();
    return { data: await listSavedSearches({ db, index }, session.accountId) };
  });
  serve(api, seeker.saveSearch, async ({ body, session, repeat, db }) => ({
    data: await db.asSeeker(session.accountId, (tx) => once(tx, repeat, () => saveSearch(tx, session.accountId, body))),
  }));
  serve(api, seeker.changeSavedSearch, async ({ params, body, session, db }) => ({
    data: await changeSearch({ db, index }, session.accountId, params.id, body),
  }));
  serve(api, seeker.forgetSearch, async ({ params, session, db }) => {
    await db.asSeeker(session.accountId, (tx) => forgetSearch(tx, params.id));
    return undefined;
  });
  serve(api, seeker.lookAtSearch, async ({ params, session, db }) => {
    await db.asSeeker(session.accountId, (tx) => lookAtSearch(tx, params.id));
    return undefined;
  });
};

/** What home seekers keep in their accounts. */
export const seekerRoutes = (api: Api, alerts: Alerts, index: FreshIndex): void => {
  homeRoutes(api);
  searchRoutes(api, alerts, index);
  serve(api, seeker.listOwnEnquiries, async ({ session, db }) => ({
    data: await listOwnEnquiries(db, session.accountId),
  }));
  serve(api, seeker.claimEnquiries, async ({ body: { keys }, session, db }) => ({
    data: { claimed: await claimEnquiries(db, session.accountId, keys) },
  }));
  serve(api, seeker.getSeekerAlerts, async ({ session: { accountId }, db }) => ({
    data: await db.asSeeker(accountId, (tx) => readAlerts(tx, accountId)),
  }));
  serve(api, seeker.setSeekerAlerts, async ({ body, session: { accountId }, db }) => ({
    data: await db.asSeeker(accountId, (tx) => setAlerts(tx, accountId, body)),
  }));
  serve(api, seeker.unsubscribe, async ({ body: { token }, db, request }) => ({
    data: await unsubscribe(db, token, request.ip),
  }));
  unsubscribeRoutes(api);
  serve(api, closeAccountEndpoint, async ({ body: { password }, session, db, request }) => {
    await closeAccount(db, session, password, request.ip);
    return { data: { id: session.accountId } };
  });
};
