import { setTimeout as wait } from 'node:timers/promises';
import type { EngineName } from '../support/engines.ts';
import type { MailSink } from '../support/mailSink.ts';
import type { Place } from '../support/place.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { openLedger } from './ledger.ts';
import { deliverMails } from './mails.ts';
import { findPartialWrites } from './partialWrites.ts';
import { compareAll, compareAndRepeat, writeAndKill } from './round.ts';
import { createTestAccounts } from './testAccounts.ts';

/** The parameters of a run. The same seed gives the same moments. */
export interface Trial {
  readonly kills: number;
  readonly seed: number;
}

/** The result of a run. */
export interface Outcome {
  readonly engine: EngineName;
  readonly kills: number;
  /** Additional kills while a server was restarting. */
  readonly killsAtStart: number;
  readonly acknowledged: number;
  /** Writes without a response because of a kill, and how many of them had been stored. */
  readonly unanswered: number;
  readonly stored: number;
  readonly slowestStartMs: number;
  readonly strayFiles: number;
  /** Mails, and how many the mail server got again because a process died before it could note the answer. */
  readonly mails: number;
  readonly repeatedMails: number;
}

const KILLED_STARTS = 0.2;
const LATEST_START_KILL_MS = 1_500;

const startTimed = async (place: Place) => {
  const began = Date.now();
  const server = place.start();
  const url = await server.ready();
  return { server, url, startMs: Date.now() - began };
};

const killWhileStarting = async (place: Place, random: () => number): Promise<void> => {
  const server = place.start();
  await wait(LATEST_START_KILL_MS * random());
  await server.kill();
};

const rounds = async (place: Place, sink: MailSink, { kills, seed }: Trial): Promise<Outcome> => {
  const { engine } = place;
  const random = seededRandom(seed, 'kills');
  const ledger = openLedger();
  let numbers = 0;
  const nextNumber = () => ++numbers;
  let [killsAtStart, unanswered, stored, slowestStartMs] = [0, 0, 0, 0];
  let running = await startTimed(place);
  const accounts = await createTestAccounts(running.url, ledger);
  for (let number = 1; number <= kills; number += 1) {
    await writeAndKill({ number, ...running, accounts, ledger, random, nextNumber });
    if (random() < KILLED_STARTS) {
      await killWhileStarting(place, random);
      killsAtStart += 1;
    }
    running = await startTimed(place);
    slowestStartMs = Math.max(slowestStartMs, running.startMs);
    const compared = await compareAndRepeat({ number, ...running, accounts, ledger, random, nextNumber });
    unanswered += compared.unanswered;
    stored += compared.stored;
  }
  await compareAll({ ...running, accounts, ledger });
  const code = await running.server.stop();
  if (code !== 0) throw new Error(`The server ended with ${code} after SIGTERM:\n${running.server.output()}`);
  const delivered = await deliverMails(place, sink);
  const { problems, strayFiles } = await findPartialWrites(place);
  if (problems.length > 0) throw new Error(`Incomplete records are stored:\n${problems.join('\n')}`);
  const acknowledged = ledger.acknowledged();
  return { engine, kills, killsAtStart, acknowledged, unanswered, stored, slowestStartMs, strayFiles, ...delivered };
};

/**
 * Kills a server repeatedly while eight writers use it; compares the stored records after each kill, and the mails at
 * the end. Throws an error with the seed when a record or mail is lost, duplicated, incomplete or changed.
 */
export const crashRounds = async (place: Place, sink: MailSink, trial: Trial): Promise<Outcome> => {
  try {
    return await rounds(place, sink, trial);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`On ${place.engine}, seed ${trial.seed}: ${message}`, { cause: error });
  }
};
