import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { reachOf, type Scope } from '../testing/reach.ts';
import { addRowsForEveryScope } from '../testing/rowsForEveryScope.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { properties } from './schema/properties.ts';

const db = await openTestDatabase();
const ids = await db.asOwner(addRowsForEveryScope);
afterAll(() => db.close());

// What every method of `Database` may add without seeing it.
const toOperator = 'adds ancientoperator operator';
const added = { audit: 'adds nobody', jobs: 'adds ancient mailed waiting' };

/** What every method sees, because it is public. Rows of homes name people in lower case or not at all. */
const open = { gone_homes: 'sees unnamed', search_homes: 'sees a b' };

/** The application's role with these settings, bypassing the methods of `Database`. */
const astray =
  (scope = '', brokerId = '', slug = '', role = 'nivaas_app'): Scope =>
  (work) =>
    db.asOwner(async (tx) => {
      await tx.execute(sql`select set_config('role', ${role}, true), set_config('app.scope', ${scope}, true),
        set_config('app.broker_id', ${brokerId}, true), set_config('app.slug', ${slug}, true)`);
      await work(tx);
    });

test('a broker reaches the own rows only', async () => {
  expect(await reachOf(db, (work) => db.withTenant(ids.A, work))).toEqual({
    audit: 'adds A ancientA deniedA',
    brokers: 'sees A; changes A',
    credentials: 'adds userA',
    deleted_pictures: 'sees A; removes A; adds A',
    digests: 'sees A; changes A; adds A',
    domains: 'sees A; changes A; adds A',
    gone_homes: 'sees unnamed; changes unnamed; removes unnamed; adds unnamed',
    email_changes: 'sees A; changes A; removes A; adds A',
    home_changes: 'adds a unnamed',
    idempotency_keys: 'sees A expiredA; changes A expiredA; removes A expiredA; adds A expiredA',
    jobs: 'adds ancient mailed waiting',
    lead_dismissals: 'sees unnamed; adds unnamed',
    lead_events: 'sees A notedA; adds A notedA',
    lead_imports: 'sees A ancientA; changes A ancientA; removes A ancientA; adds A ancientA',
    lead_merges: 'sees A ancientA; changes A ancientA; adds A ancientA',
    lead_views: 'sees A; removes A; adds A',
    leads: 'sees A calledA closedA oldA; changes A calledA closedA oldA; adds A calledA closedA oldA',
    listing_events: 'sees A ancientA; removes A ancientA; adds A ancientA',
    media: 'sees A pausedA; changes A pausedA; removes A pausedA; adds A pausedA',
    notification_preferences: 'sees A; changes A; adds A',
    notifications: 'sees A ancientA; changes A ancientA; adds A ancientA ancientoperator operator',
    privacy_leads: 'sees unnamed',
    privacy_requests: 'sees askerA',
    properties: 'sees A pausedA; changes A pausedA; adds A pausedA',
    report_changes: 'adds unnamed',
    search_homes: 'sees a b; changes a; removes a; adds a',
    seeker_enquiries: 'sees seeker stranger; changes seeker stranger',
    sessions: 'sees userA; changes userA',
    settings: 'sees everybody',
    sites: 'sees A; changes A; adds A',
    users: 'sees userA; changes userA; adds userA',
    videos: 'sees A pausedA; changes A pausedA; removes A pausedA; adds A pausedA',
    visits: 'sees A',
  });
});

test('the operator reads the rows of brokers, writes brokers and the main website’s leads, and sees no secret', async () => {
  expect(await reachOf(db, db.asOperator)).toEqual({
    audit: 'sees A B P S ancientA deniedA nobody operator; adds operator',
    brokers: 'sees A B P S; changes A B P S; adds A B P S',
    credentials: 'adds A B P S',
    deleted_pictures: 'sees A B P S; adds A B P S',
    digests: 'sees operator; changes operator; adds operator',
    domains: 'sees A B P S; changes A B P S; adds A B P S',
    gone_homes: 'sees unnamed; changes unnamed; removes unnamed; adds unnamed',
    email_changes: 'sees operator; changes operator; removes operator; adds operator',
    heartbeats: 'sees unnamed',
    home_changes: 'adds a b unnamed',
    idempotency_keys: 'sees operator; changes operator; removes operator; adds operator',
    jobs: 'sees mailed; changes mailed; adds ancient mailed waiting',
    lead_events: 'sees main; adds main',
    leads: 'sees A B P S calledA closedA main oldA; changes main; adds main',
    listing_reports:
      'sees A B P S ancientA ancientB ancientP ancientS; changes A B P S ancientA ancientB ancientP ancientS',
    listing_events:
      'sees A B P S ancientA ancientB ancientP ancientS; adds A B P S ancientA ancientB ancientP ancientS',
    media: 'sees A B P S pausedA pausedB pausedP pausedS',
    notification_preferences: 'sees operator; changes operator; adds operator',
    notifications:
      'sees ancientoperator operator; changes ancientoperator operator; adds A B ancientA ancientB ancientoperator operator',
    operators: 'sees operator; changes operator; adds operator',
    privacy_leads: 'sees unnamed',
    privacy_requests: 'sees asker askerA',
    properties: 'sees A B P S pausedA pausedB pausedP pausedS; changes A B P S pausedA pausedB pausedP pausedS',
    report_changes: 'sees A B unnamed; adds A B unnamed',
    report_days: 'sees everybody',
    search_homes: 'sees a b; changes a b; removes a b; adds a b',
    sessions: 'sees A B P S; changes A B P S',
    settings: 'sees everybody; changes everybody; adds everybody',
    sites: 'sees A B P S; changes A B P S',
    videos: 'sees A B P S pausedA pausedB pausedP pausedS',
    visits: 'sees A B',
  });
});

test('a visitor sees what the site’s broker published, and writes new and open leads of the broker', async () => {
  expect(await reachOf(db, (work) => db.asPublic('site-a', work))).toEqual({
    ...open,
    audit: 'adds nobody',
    brokers: 'sees A',
    domains: 'sees A',
    idempotency_keys: 'sees visitorA; changes visitorA; removes visitorA; adds visitorA',
    jobs: 'adds ancient mailed waiting',
    lead_events: 'adds A',
    leads: 'sees A calledA; changes A calledA; adds A oldA',
    media: 'sees A',
    notifications: 'adds A ancientA ancientoperator operator',
    properties: 'sees A',
    report_changes: 'adds unnamed',
    seeker_enquiries: 'adds seeker stranger',
    settings: 'sees everybody',
    sites: 'sees A',
    videos: 'sees A',
  });
});

test('a visitor of a pending broker’s site, or of an unknown one, sees nothing', async () => {
  const nothing = { ...open, ...added, notifications: toOperator, settings: 'sees everybody' };
  for (const slug of ['site-p', 'no-such-site']) {
    expect(await reachOf(db, (work) => db.asPublic(slug, work)), slug).toEqual(nothing);
  }
});

test('a visitor of a connected domain sees exactly what a visitor of its site sees', async () => {
  const ofSite = await reachOf(db, (work) => db.asPublic('site-a', work));
  expect(await reachOf(db, (work) => db.asPublic({ domain: 'site-a.example' }, work))).toEqual(ofSite);
  const nothing = { ...open, ...added, notifications: toOperator, settings: 'sees everybody' };
  const strays = ['site-s.example', 'nobody.example', ...(process.env.TEST_FULL === '1' ? ['site-a', ''] : [])];
  for (const domain of strays) {
    expect(await reachOf(db, (work) => db.asPublic({ domain }, work)), domain).toEqual(nothing);
  }
  expect(await reachOf(db, astray('public', '', 'site-a.example'))).toEqual({ ...nothing, domains: 'sees A' });
});

test('a visitor of the platform’s own pages sees what all active brokers published, and writes nothing', async () => {
  expect(await reachOf(db, db.asVisitor)).toEqual({
    ...open,
    brokers: 'sees A B',
    domains: 'sees A B',
    media: 'sees A B',
    properties: 'sees A B',
    settings: 'sees everybody',
    sites: 'sees A B',
    videos: 'sees A B',
  });
});

test('a visitor who enquires about a home reaches its broker’s rows as on the broker’s site', async () => {
  const [home] = await db.asVisitor((tx) =>
    tx.select({ id: properties.id }).from(properties).where(eq(properties.brokerId, ids.A)),
  );
  const {
    idempotency_keys: _,
    sites: __,
    domains: ___,
    ...ofSite
  } = await reachOf(db, (work) => db.asPublic('site-a', work));
  expect(await reachOf(db, (work) => db.asEnquirer(home?.id ?? 0, work))).toEqual(ofSite);
});

test('a home seeker reaches what the own account keeps', async () => {
  expect(await reachOf(db, (work) => db.asSeeker(ids.seeker, work))).toEqual({
    ...open,
    idempotency_keys: 'sees seeker; changes seeker; removes seeker; adds seeker',
    saved_homes: 'sees seeker; changes seeker; removes seeker; adds seeker',
    saved_searches: 'sees seeker; changes seeker; removes seeker; adds seeker',
    search_matches: 'sees unnamed; changes unnamed',
    seeker_alerts: 'sees seeker; changes seeker; removes seeker; adds seeker',
    seeker_enquiries: 'sees seeker',
  });
});

test('the system way reaches accounts, their secrets and sessions, and no rows of brokers', async () => {
  const people = 'A B P S operator seeker userA userB';
  expect(await reachOf(db, db.asSystem)).toEqual({
    ...open,
    audit: 'sees ancientA deniedA; changes deniedA; removes ancientA; adds A B P S ancientA deniedA nobody operator',
    brokers: 'sees A B P S; changes A B P S; adds A B P S',
    credentials: `sees ${people}; changes ${people}; adds ${people}`,
    deleted_pictures: 'sees A B P S; removes A B P S; adds A B P S',
    email_changes: 'sees A B operator; changes A B operator; removes A B operator; adds A B operator',
    heartbeats: 'sees unnamed; removes unnamed; adds unnamed',
    home_changes: 'sees a b unnamed; removes a b unnamed; adds a b unnamed',
    idempotency_keys: 'sees expiredA signup; changes signup; removes expiredA signup; adds signup',
    jobs: 'sees ancient mailed waiting; changes ancient mailed waiting; removes ancient; adds ancient mailed waiting',
    lead_imports: 'sees ancientA ancientB ancientP ancientS; removes ancientA ancientB ancientP ancientS',
    lead_merges: 'sees ancientA ancientB ancientP ancientS; changes ancientA ancientB ancientP ancientS',
    listing_events: 'sees ancientA ancientB ancientP ancientS; removes ancientA ancientB ancientP ancientS',
    listing_reports:
      'sees ancientA ancientB ancientP ancientS; removes ancientA ancientB ancientP ancientS; adds A B P S ancientA ancientB ancientP ancientS',
    login_attempts: 'sees somebody; changes somebody; removes somebody; adds somebody',
    notification_preferences: 'sees A B operator',
    notifications:
      'sees A B ancientA ancientB ancientoperator operator; removes ancientA ancientB ancientoperator; adds ancientoperator operator',
    operators: 'sees operator; changes operator; adds operator',
    password_resets: 'sees A; removes A; adds A',
    privacy_requests: 'sees asker askerA; changes asker askerA; removes asker askerA; adds asker askerA',
    report_changes: 'sees A B unnamed; removes A B unnamed; adds A B unnamed',
    report_days: 'sees everybody; changes everybody; removes everybody; adds everybody',
    saved_homes:
      'sees seeker userA userB; changes seeker userA userB; removes seeker userA userB; adds seeker userA userB',
    saved_searches:
      'sees seeker userA userB; changes seeker userA userB; removes seeker userA userB; adds seeker userA userB',
    search_matches: 'sees unnamed; changes unnamed; removes unnamed; adds unnamed',
    seeker_alerts:
      'sees seeker userA userB; changes seeker userA userB; removes seeker userA userB; adds seeker userA userB',
    seeker_enquiries: 'sees seeker stranger; changes seeker stranger; removes seeker stranger; adds seeker stranger',
    second_steps: 'sees A; changes A; removes A; adds A',
    sessions: `sees ${people}; changes ${people}; removes ${people}; adds ${people}`,
    settings: 'sees everybody',
    signup_codes: 'sees somebody; changes somebody; removes somebody; adds somebody',
    users: 'sees seeker userA userB; changes seeker userA userB; adds seeker userA userB',
    visits: 'sees A B; changes A B; removes A B; adds A B',
  });
});

test('the way of privacy requests reaches leads and what quotes them, and no accounts or secrets', async () => {
  expect(await reachOf(db, db.asPrivacy)).toEqual({
    ...open,
    audit: 'adds nobody',
    idempotency_keys:
      'sees A B P S expiredA operator seeker signup visitorA visitorB; changes A B P S expiredA operator seeker signup visitorA visitorB',
    jobs: 'sees ancient mailed waiting; removes ancient mailed waiting; adds ancient mailed waiting',
    lead_events:
      'sees A B P S main notedA notedB notedP notedS; removes A B P S main notedA notedB notedP notedS; adds A B P S main notedA notedB notedP notedS',
    lead_imports:
      'sees A B P S ancientA ancientB ancientP ancientS; changes A B P S ancientA ancientB ancientP ancientS',
    lead_merges:
      'sees A B P S ancientA ancientB ancientP ancientS; changes A B P S ancientA ancientB ancientP ancientS',
    lead_views: 'sees A B P S; removes A B P S',
    leads: 'sees A B P S calledA closedA main oldA; changes A B P S calledA closedA main oldA',
    listing_reports:
      'sees A B P S ancientA ancientB ancientP ancientS; changes A B P S ancientA ancientB ancientP ancientS',
    notifications:
      'sees A B ancientA ancientB ancientoperator operator; removes A B ancientA ancientB ancientoperator operator',
    privacy_leads: 'sees unnamed; adds unnamed',
    privacy_requests: 'sees asker askerA; changes asker askerA; removes asker askerA; adds asker askerA',
    seeker_enquiries: 'sees seeker stranger; removes seeker stranger',
  });
});

test('a way with missing or contradictory settings opens nothing more', async () => {
  expect(await reachOf(db, astray())).toEqual(open);
  expect(await reachOf(db, astray('tenant'))).toEqual({ ...open, jobs: added.jobs, settings: 'sees everybody' });
  expect(await reachOf(db, astray('', '', '', 'nivaas_operator'))).toEqual({
    ...open,
    audit: 'sees A B P S ancientA deniedA nobody operator',
    brokers: 'sees A B P S',
    leads: 'sees A B P S calledA closedA main oldA',
    properties: 'sees A B P S pausedA pausedB pausedP pausedS',
  });
  expect(await reachOf(db, astray('nonsense', String(ids.A), 'site-a'))).toEqual(open);
  const visited = { ...open, ...added, notifications: toOperator, settings: 'sees everybody' };
  // A broker other than the site’s: the policies hold even if the settings are wrong.
  expect(await reachOf(db, astray('public', String(ids.B), 'site-a'))).toEqual({
    ...visited,
    brokers: 'sees A',
    idempotency_keys: 'sees visitorA; changes visitorA; removes visitorA; adds visitorA',
    sites: 'sees A',
  });
  for (const [broker, slug] of [
    [ids.P, 'site-p'],
    [ids.S, 'site-s'],
  ] as const) {
    const { sites: site, ...rest } = await reachOf(db, astray('public', String(broker), slug));
    expect([site, rest]).toEqual([`sees ${slug.slice(-1).toUpperCase()}`, visited]);
  }
});
