import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { NoAnswer, send } from './ask.ts';
import type { Crew } from './crew.ts';
import type { Ledger } from './ledger.ts';
import { readBack } from './readBack.ts';
import type { ServerProcess } from './serverProcess.ts';
import { type Writer, writers } from './writers.ts';
import type { Mark, Write } from './writes.ts';

/** A server that serves, and all that its writers share. */
export interface Round {
  readonly number: number;
  readonly url: string;
  readonly server: ServerProcess;
  readonly crew: Crew;
  readonly ledger: Ledger;
  readonly random: () => number;
  /** Counts writes, over all rounds. */
  readonly nextNumber: () => number;
}

const BUSY = 503;
const BUSY_WAIT_MS = 50;
const SHORTEST_MS = 200;
const LONGEST_MS = 1_000;

// A write that the server is too busy for is sent again, under its key, as any caller would.
const put = async (url: string, ledger: Ledger, write: Write): Promise<number> => {
  ledger.begin(write);
  for (;;) {
    const { status, body } = await send(url, write.call);
    if (status >= 200 && status < 300) return ledger.settle(write, body);
    if (status !== BUSY) throw new Error(`${write.mark.name} was answered ${status}: ${JSON.stringify(body)}`);
    await wait(BUSY_WAIT_MS);
  }
};

const writeUntilDead = async (round: Round, writer: number, work: Writer, answers: EventEmitter): Promise<void> => {
  const { number: at, url, crew, ledger, nextNumber } = round;
  const mark = (): Mark => {
    const number = nextNumber();
    return { round: at, writer, number, name: `r${at}w${writer}n${number}` };
  };
  const write = async (one: Write) => {
    const id = await put(url, ledger, one);
    answers.emit('answer');
    return id;
  };
  await work({ crew, mark, write }).catch((error: unknown) => {
    if (!(error instanceof NoAnswer)) throw error;
  });
};

/** Lets all writers write, kills the server at a random moment or at the answer that follows it, and waits for its end. */
export const writeAndKill = async (round: Round): Promise<void> => {
  const { server, random } = round;
  const answers = new EventEmitter();
  const writing = Promise.all(writers.map((work, writer) => writeUntilDead(round, writer, work, answers)));
  const moment = async () => {
    // First they get going, however slow the machine is.
    for (let answered = 0; answered < writers.length; answered += 1) await once(answers, 'answer');
    await wait(SHORTEST_MS + (LONGEST_MS - SHORTEST_MS) * random());
    // Right at an answer: then nothing that it promised may still be on its way.
    if (random() < 0.5) await once(answers, 'answer');
    return 'now';
  };
  if ((await Promise.race([moment(), writing])) !== 'now')
    throw new Error(`The server ended by itself:\n${server.said()}`);
  await server.kill();
  await writing;
};

const orThrow = (when: string, problems: readonly string[]): void => {
  if (problems.length > 0) throw new Error(`${problems.length} wrong ${when}:\n${problems.slice(0, 20).join('\n')}`);
};

/**
 * Compares what the round wrote with what is there; then sends again what got no answer, and each writer's last write that
 * did: every one must be there exactly once. Answers how many got no answer, and how many of those had been done.
 */
export const compareAndRepeat = async (round: Round): Promise<{ unanswered: number; kept: number }> => {
  const { number, url, crew, ledger } = round;
  const found = await readBack(url, crew, number);
  orThrow('after the kill', ledger.problems(found, number));
  const open = ledger.unanswered();
  const kept = ledger.countKept(found);
  const again = ledger.lastAnswered().map(async ({ write, body }) => {
    const repeated = await send(url, write.call);
    return isDeepStrictEqual(repeated.body, body) ? [] : [`${write.mark.name}: ${JSON.stringify(repeated)}`];
  });
  orThrow('among answers to repeats', (await Promise.all(again)).flat());
  await Promise.all(open.map((write) => put(url, ledger, write)));
  orThrow('after repeating', ledger.problems(await readBack(url, crew, number), number));
  return { unanswered: open.length, kept };
};

/** Compares everything that all rounds wrote with everything that is there. */
export const compareAll = async ({ url, crew, ledger }: Pick<Round, 'url' | 'crew' | 'ledger'>): Promise<void> =>
  orThrow('at the end', ledger.problems(await readBack(url, crew)));
