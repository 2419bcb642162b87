import { isDeepStrictEqual } from 'node:util';
import type { Thing } from './things.ts';
import type { Write } from './writes.ts';

interface Entry extends Pick<Thing, 'kind' | 'name' | 'id'> {
  readonly round: number;
  /** The contents that it may be found with: more than one only while a change of it has no answer. */
  readonly mayBe: readonly object[];
  /** Whether it was acknowledged, and so must be there. */
  readonly mustBe: boolean;
}

/** A write that was acknowledged, and the answer that said so. */
interface Answered {
  readonly write: Write;
  readonly body: unknown;
}

const keyOf = ({ kind, name }: Pick<Thing, 'kind' | 'name'>) => `${kind} ${name}`;
const shown = (content: unknown) => JSON.stringify(content)?.slice(0, 200) ?? 'nothing';

const differences = (read: object, written: object): string => {
  const [there, wanted] = [new Map(Object.entries(read)), new Map(Object.entries(written))];
  const fields = [...new Set([...there.keys(), ...wanted.keys()])];
  const other = fields.filter((field) => !isDeepStrictEqual(there.get(field), wanted.get(field)));
  return other.map((field) => `${field} is ${shown(there.get(field))}, not ${shown(wanted.get(field))}`).join('; ');
};

const problemWith = (thing: Thing, entry: Entry | undefined): string | undefined => {
  const key = keyOf(thing);
  if (!entry) return `${key} is there, and nobody wrote it: ${shown(thing.content)}`;
  if (entry.id !== undefined && entry.id !== thing.id) return `${key} has id ${thing.id}, answered was ${entry.id}`;
  if (entry.mayBe.some((content) => isDeepStrictEqual(content, thing.content))) return undefined;
  const ways = entry.mayBe.map((content) => differences(thing.content, content));
  return `${key} is not as any write left it: ${ways.join(' -- or: ')}`;
};

const problemsIn = (found: readonly Thing[], entries: ReadonlyMap<string, Entry>, round?: number): string[] => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const thing of found) {
    const key = keyOf(thing);
    if (seen.has(key)) wrong.push(`${key} is there twice`);
    seen.add(key);
    const problem = problemWith(thing, entries.get(key));
    if (problem) wrong.push(problem);
  }
  for (const [key, entry] of entries) {
    const isAsked = round === undefined || entry.round === round;
    if (isAsked && entry.mustBe && !seen.has(key)) wrong.push(`${key} was acknowledged and is lost`);
  }
  return wrong;
};

/** What the writers wrote: what was acknowledged and must be there, and what got no answer and may be there or not. */
export const openLedger = () => {
  const entries = new Map<string, Entry>();
  const open = new Map<string, Write>();
  const last = new Map<number, Answered>();
  let acknowledged = 0;
  return {
    acknowledged: () => acknowledged,
    /** Takes down something that is known to be there. */
    know: (thing: Thing): void => {
      const { kind, name, content, id } = thing;
      entries.set(keyOf(thing), { round: 0, kind, name, id, mayBe: [content], mustBe: true });
    },
    /** A write is about to be sent. */
    begin: (write: Write): void => {
      const { mark, kind, name, content } = write;
      const before = entries.get(keyOf(write)) ?? { kind, name, mayBe: [], mustBe: false };
      entries.set(keyOf(write), { ...before, round: mark.round, mayBe: [...before.mayBe, content] });
      open.set(mark.name, write);
    },
    /** A write was acknowledged; answers the id. Throws when the answer does not say what was sent. */
    settle: (write: Write, body: unknown): number => {
      const { mark, kind, name, content, remembered } = write;
      const { id, content: answered = content } = write.read(body);
      if (!isDeepStrictEqual(answered, content)) {
        throw new Error(`${keyOf(write)} was answered otherwise than sent: ${differences(answered, content)}`);
      }
      entries.set(keyOf(write), { round: mark.round, kind, name, id, mayBe: [content], mustBe: true });
      if (open.delete(mark.name)) acknowledged += 1;
      if (remembered) last.set(mark.writer, { write, body });
      return id ?? 0;
    },
    /** What was sent and got no answer. */
    unanswered: (): readonly Write[] => [...open.values()],
    /** Each writer's last acknowledged write whose key the server remembers. */
    lastAnswered: (): readonly Answered[] => [...last.values()],
    /** How many of these were sent, got no answer, and are there all the same. */
    countKept: (found: readonly Thing[]): number => {
      const waiting = new Map([...open.values()].map((write) => [keyOf(write), write.content]));
      return found.filter((thing) => isDeepStrictEqual(waiting.get(keyOf(thing)), thing.content)).length;
    },
    /** All that is wrong with what was found: lost, doubled, half-written, changed. With `round`, what that round wrote. */
    problems: (found: readonly Thing[], round?: number): string[] => problemsIn(found, entries, round),
  };
};
export type Ledger = ReturnType<typeof openLedger>;
