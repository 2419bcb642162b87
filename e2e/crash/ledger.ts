import { isDeepStrictEqual } from 'node:util';
import type { Thing } from './things.ts';
import type { Write } from './writes.ts';

interface Entry extends Pick<Thing, 'kind' | 'name' | 'id'> {
  readonly round: number;
  /** The possible contents: more than one while a change has no response. */
  readonly possible: readonly object[];
  /** Whether it was acknowledged, so that it must be stored. */
  readonly acknowledged: boolean;
}

/** An acknowledged write and its response. */
interface AcknowledgedWrite {
  readonly write: Write;
  readonly body: unknown;
}

const keyOf = ({ kind, name }: Pick<Thing, 'kind' | 'name'>) => `${kind} ${name}`;
const shown = (content: unknown) => JSON.stringify(content)?.slice(0, 200) ?? 'nothing';

const differences = (read: object, written: object): string => {
  const [actual, expected] = [new Map(Object.entries(read)), new Map(Object.entries(written))];
  const fields = [...new Set([...actual.keys(), ...expected.keys()])];
  const other = fields.filter((field) => !isDeepStrictEqual(actual.get(field), expected.get(field)));
  return other.map((field) => `${field} is ${shown(actual.get(field))}, not ${shown(expected.get(field))}`).join('; ');
};

const problemWith = (thing: Thing, entry: Entry | undefined): string | undefined => {
  const key = keyOf(thing);
  if (!entry) return `${key} is stored, but no writer wrote it: ${shown(thing.content)}`;
  if (entry.id !== undefined && entry.id !== thing.id) return `${key} has id ${thing.id}, the response had ${entry.id}`;
  if (entry.possible.some((content) => isDeepStrictEqual(content, thing.content))) return undefined;
  const ways = entry.possible.map((content) => differences(thing.content, content));
  return `${key} does not match any write: ${ways.join(' -- or: ')}`;
};

const problemsIn = (found: readonly Thing[], entries: ReadonlyMap<string, Entry>, round?: number): string[] => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const thing of found) {
    const key = keyOf(thing);
    if (seen.has(key)) wrong.push(`${key} is stored twice`);
    seen.add(key);
    const problem = problemWith(thing, entries.get(key));
    if (problem) wrong.push(problem);
  }
  for (const [key, entry] of entries) {
    const isOfRound = round === undefined || entry.round === round;
    if (isOfRound && entry.acknowledged && !seen.has(key)) wrong.push(`${key} was acknowledged and is lost`);
  }
  return wrong;
};

/** Records what the writers wrote: acknowledged writes must be stored, writes without a response may be. */
export const openLedger = () => {
  const entries = new Map<string, Entry>();
  const open = new Map<string, Write>();
  const last = new Map<number, AcknowledgedWrite>();
  let acknowledged = 0;
  return {
    acknowledged: () => acknowledged,
    /** Records something that is known to be stored. */
    add: (thing: Thing): void => {
      const { kind, name, content, id } = thing;
      entries.set(keyOf(thing), { round: 0, kind, name, id, possible: [content], acknowledged: true });
    },
    /** Call it before a write is sent. */
    begin: (write: Write): void => {
      const { mark, kind, name, content } = write;
      const before = entries.get(keyOf(write)) ?? { kind, name, possible: [], acknowledged: false };
      entries.set(keyOf(write), { ...before, round: mark.round, possible: [...before.possible, content] });
      open.set(mark.name, write);
    },
    /** Call it when a write is acknowledged. Returns the id; throws if the response differs from what was sent. */
    settle: (write: Write, body: unknown): number => {
      const { mark, kind, name, content, remembered } = write;
      const { id, content: returned = content } = write.read(body);
      if (!isDeepStrictEqual(returned, content)) {
        throw new Error(
          `${keyOf(write)} got a response that differs from what was sent: ${differences(returned, content)}`,
        );
      }
      entries.set(keyOf(write), { round: mark.round, kind, name, id, possible: [content], acknowledged: true });
      if (open.delete(mark.name)) acknowledged += 1;
      if (remembered) last.set(mark.writer, { write, body });
      return id ?? 0;
    },
    /** The writes without a response. */
    unanswered: (): readonly Write[] => [...open.values()],
    /** Each writer's last acknowledged write with a key that the server remembers. */
    lastAnswered: (): readonly AcknowledgedWrite[] => [...last.values()],
    /** The number of stored records whose write has no response. */
    countStored: (found: readonly Thing[]): number => {
      const waiting = new Map([...open.values()].map((write) => [keyOf(write), write.content]));
      return found.filter((thing) => isDeepStrictEqual(waiting.get(keyOf(thing)), thing.content)).length;
    },
    /** Lost, duplicated, incomplete and changed records among those found; with `round`, only those of that round. */
    problems: (found: readonly Thing[], round?: number): string[] => problemsIn(found, entries, round),
  };
};
export type Ledger = ReturnType<typeof openLedger>;
