import { setTimeout as wait } from 'node:timers/promises';
import type { EngineName } from '../support/engines.ts';
import { hireCrew } from './crew.ts';
import { openLedger } from './ledger.ts';
import type { Place } from './place.ts';
import { chance } from './random.ts';
import { compareAll, compareAndRepeat, writeAndKill } from './round.ts';
import { lookForHalves } from './wholeness.ts';

/** What is to be tried. The same seed gives the same moments. */
export interface Trial {
  readonly kills: number;
  readonly seed: number;
}

/** What came of it. */
export interface Outcome {
  readonly engine: EngineName;
  readonly kills: number;
  /** Kills of a server that was just starting again, beside the others. */
  readonly killsAtStart: number;
  readonly acknowledged: number;
  /** Writes that a kill left without an answer, and how many of those had been done all the same. */
  readonly unanswered: number;
  readonly kept: number;
  readonly slowestStartMs: number;
  readonly strayFiles: number;
}

const KILLED_STARTS = 0.2;
const LATEST_START_KILL_MS = 1_500;

const startTimed = async (place: Place, isFirst = false) => {
  const began = Date.now();
  const server = place.start();
  const url = await server.ready(isFirst);
  return { server, url, startMs: Date.now() - began };
};

const killWhileStarting = async (place: Place, random: () => number): Promise<void> => {
  const server = place.start();
  await wait(LATEST_START_KILL_MS * random());
  await server.kill();
};

const rounds = async (place: Place, { kills, seed }: Trial): Promise<Outcome> => {
  const { engine } = place;
  const random = chance(seed);
  const ledger = openLedger();
  let numbers = 0;
  const nextNumber = () => ++numbers;
  let [killsAtStart, unanswered, kept, slowestStartMs] = [0, 0, 0, 0];
  let running = await startTimed(place, true);
  const crew = await hireCrew(running.url, ledger);
  for (let number = 1; number <= kills; number += 1) {
    await writeAndKill({ number, ...running, crew, ledger, random, nextNumber });
    if (random() < KILLED_STARTS) {
      await killWhileStarting(place, random);
      killsAtStart += 1;
    }
    running = await startTimed(place);
    slowestStartMs = Math.max(slowestStartMs, running.startMs);
    const compared = await compareAndRepeat({ number, ...running, crew, ledger, random, nextNumber });
    unanswered += compared.unanswered;
    kept += compared.kept;
  }
  await compareAll({ ...running, crew, ledger });
  const code = await running.server.stop();
  if (code !== 0) throw new Error(`The server, asked to end, ended with ${code}:\n${running.server.said()}`);
  const { problems, strayFiles } = await lookForHalves(place);
  if (problems.length > 0) throw new Error(`Halves are stored:\n${problems.join('\n')}`);
  const acknowledged = ledger.acknowledged();
  return { engine, kills, killsAtStart, acknowledged, unanswered, kept, slowestStartMs, strayFiles };
};

/**
 * Kills a server under eight writers again and again on one place, and compares after each kill. Throws, naming the seed, at
 * the first thing that is lost, doubled, half-written or changed.
 */
export const crashRounds = async (place: Place, trial: Trial): Promise<Outcome> => {
  try {
    return await rounds(place, trial);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Error(`On ${place.engine}, seed ${trial.seed}: ${said}`, { cause: error });
  }
};
