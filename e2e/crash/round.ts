import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ServerProcess } from '../support/serverProcess.ts';
import { NoResponse, sendUntilServed } from './ask.ts';
import type { Ledger } from './ledger.ts';
import { readBack } from './readBack.ts';
import type { TestAccounts } from './testAccounts.ts';
import { type Writer, writers } from './writers.ts';
import type { Mark, Write } from './writes.ts';

/** A running server, and what its writers share. */
export interface Round {
  readonly number: number;
  readonly url: string;
  readonly server: ServerProcess;
  readonly accounts: TestAccounts;
  readonly ledger: Ledger;
  readonly random: () => number;
  /** The next number of a write, counted over all rounds. */
  readonly nextNumber: () => number;
}

const SHORTEST_MS = 200;
const LONGEST_MS = 1_000;

// A write that is repeated because the server was too busy has the same key.
const sendUntilStored = async (url: string, ledger: Ledger, write: Write): Promise<number> => {
  ledger.begin(write);
  const { status, body } = await sendUntilServed(url, write.call);
  if (status < 200 || status >= 300) throw new Error(`${write.mark.name} got ${status}: ${JSON.stringify(body)}`);
  return ledger.settle(write, body);
};

interface Writing extends Pick<Round, 'number' | 'url' | 'accounts' | 'ledger' | 'nextNumber'> {
  /** Whether the writers have written enough. */
  readonly isOver?: () => boolean;
}

/** Lets a writer write until the server is killed, or the writing is over. Emits `response` and `response <writer>` at each write. */
export const writeUntilDead = async (
  round: Writing,
  writer: number,
  work: Writer,
  responses: EventEmitter,
): Promise<void> => {
  const { number: at, url, accounts, ledger, nextNumber } = round;
  const mark = (): Mark => {
    const number = nextNumber();
    return { round: at, writer, number, name: `r${at}w${writer}n${number}` };
  };
  const write = async (one: Write) => {
    if (round.isOver?.()) throw new NoResponse('The writing is over');
    const id = await sendUntilStored(url, ledger, one);
    responses.emit('response');
    responses.emit(`response ${writer}`);
    return id;
  };
  await work({ accounts, mark, write }).catch((error: unknown) => {
    if (!(error instanceof NoResponse)) throw error;
  });
};

/** Starts all writers, kills the server at a random moment or at the next response, and waits for its end. */
export const writeAndKill = async (round: Round): Promise<void> => {
  const { server, random } = round;
  const responses = new EventEmitter();
  const writing = Promise.all(writers.map((work, writer) => writeUntilDead(round, writer, work, responses)));
  const killMoment = async () => {
    // Waits until the writers have started, however slow the machine is.
    for (let count = 0; count < writers.length; count += 1) await once(responses, 'response');
    await wait(SHORTEST_MS + (LONGEST_MS - SHORTEST_MS) * random());
    // Right after a response, everything that it acknowledged must be stored.
    if (random() < 0.5) await once(responses, 'response');
    return 'now';
  };
  if ((await Promise.race([killMoment(), writing])) !== 'now')
    throw new Error(`The server ended on its own:\n${server.output()}`);
  await server.kill();
  await writing;
};

const orThrow = (when: string, problems: readonly string[]): void => {
  if (problems.length > 0) throw new Error(`${problems.length} wrong ${when}:\n${problems.slice(0, 20).join('\n')}`);
};

/**
 * Compares the round's writes with the stored records. Then repeats the writes without a response and each writer's last write
 * with one: each must be stored exactly once. Resolves with the number of writes without a response, and how many were stored.
 */
export const compareAndRepeat = async (round: Round): Promise<{ unanswered: number; stored: number }> => {
  const { number, url, accounts, ledger } = round;
  const found = await readBack(url, accounts, number);
  orThrow('after the kill', ledger.problems(found, number));
  const open = ledger.unanswered();
  const stored = ledger.countStored(found);
  const again = ledger.lastAnswered().map(async ({ write, body }) => {
    const repeated = await sendUntilServed(url, write.call);
    return isDeepStrictEqual(repeated.body, body) ? [] : [`${write.mark.name}: ${JSON.stringify(repeated)}`];
  });
  orThrow('among responses to repeated writes', (await Promise.all(again)).flat());
  await Promise.all(open.map((write) => sendUntilStored(url, ledger, write)));
  orThrow('after repeating', ledger.problems(await readBack(url, accounts, number), number));
  return { unanswered: open.length, stored };
};

/** Compares the writes of all rounds with all stored records. */
export const compareAll = async ({
  url,
  accounts,
  ledger,
}: Pick<Round, 'url' | 'accounts' | 'ledger'>): Promise<void> =>
  orThrow('at the end', ledger.problems(await readBack(url, accounts)));
