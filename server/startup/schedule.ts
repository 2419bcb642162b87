import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { foldChanges } from '../figures/figures.ts';
import { beat } from '../health/heartbeats.ts';
import { every } from '../lib/every.ts';
import { tryEach } from '../lib/tryEach.ts';
import { ALERTS_EVERY_MS, RECHECK_EVERY_MS } from '../limits/homes.ts';
import {
  DIGESTS_EVERY_MS,
  FIGURES_FOLDED_EVERY_MS,
  HEARTBEAT_EVERY_MS,
  SWEEP_EVERY_MS,
  VISITS_EVERY_MS,
} from '../limits/jobs.ts';
import { sweepPhotos } from '../media/deletedPhotos.ts';
import type { PhotoStore } from '../media/types.ts';
import { planDigests } from '../notifications/digests.ts';
import { eraseArchived } from '../properties/eraseArchived.ts';
import type { Alerts } from '../seekers/alerts/alerts.ts';
import { sweepAsSet } from '../settings/sweepAsSet.ts';
import { checkDue, domainContextOf } from '../sites/domains/check.ts';
import type { Visits } from '../visits/visits.ts';

interface Scheduled {
  readonly db: Database;
  readonly config: Config;
  readonly photoStore: PhotoStore;
  readonly alerts: Alerts;
  readonly visits: Visits;
}

type Warn = (error: unknown) => void;

interface Timer {
  readonly ms: number;
  /** Rejects when it fails; a part that fails while the others go on is passed to `warn`. */
  readonly work: (warn: Warn) => Promise<unknown>;
  /** What the log says of a failure. */
  readonly failure: string;
  readonly first?: 'later';
}

/** Skips a round while the previous one still runs. */
const oneAtATime = (work: Timer['work']): Timer['work'] => {
  let isRunning = false;
  return async (warn) => {
    if (isRunning) return;
    isRunning = true;
    await work(warn).finally(() => {
      isRunning = false;
    });
  };
};

/** Everything that a server does again and again by itself. Jobs are not here: calls ask for those. */
const timersOf = ({ db, config, photoStore, alerts, visits }: Scheduled): readonly Timer[] => {
  const domainContext = domainContextOf(db, config);
  return [
    // Also at once: a server that restarts every half hour would never sweep otherwise.
    { ms: SWEEP_EVERY_MS, work: () => sweepAsSet(db, config), failure: 'sweeping failed' },
    {
      ms: SWEEP_EVERY_MS,
      work: () => tryEach([() => eraseArchived(db), () => sweepPhotos(db, photoStore)]),
      failure: 'sweeping failed',
    },
    {
      ms: RECHECK_EVERY_MS,
      // A round takes longer if many checks are due, or name servers are slow.
      work: oneAtATime(async (warn) => (await checkDue(domainContext)).failures.forEach(warn)),
      failure: 'checking a domain failed',
    },
    { ms: DIGESTS_EVERY_MS, work: () => planDigests(db), failure: 'planning the mails of the morning failed' },
    { ms: VISITS_EVERY_MS, work: () => visits.store(), failure: 'storing visits failed' },
    { ms: FIGURES_FOLDED_EVERY_MS, work: () => foldChanges(db), failure: 'folding the figures of reports failed' },
    { ms: HEARTBEAT_EVERY_MS, work: () => beat(db), failure: 'storing a heartbeat failed' },
    { ms: ALERTS_EVERY_MS, work: () => alerts.run(), failure: 'looking for alerts failed', first: 'later' },
  ];
};

/** Starts all timers; returns how to stop them. */
export const startSchedule = (scheduled: Scheduled, log: Pick<FastifyBaseLogger, 'warn'>): (() => void) => {
  const stops = timersOf(scheduled).map(({ ms, work, failure, first }) => {
    const warn = (error: unknown) => log.warn({ err: error }, failure);
    return every(ms, () => work(warn).catch(warn), first);
  });
  return () => {
    for (const stop of stops) stop();
  };
};
