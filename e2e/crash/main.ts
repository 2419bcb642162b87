import { parseArgs } from 'node:util';
import startTestDatabase from '../../scripts/get-postgres.mjs';
import { type EngineName, engines } from '../support/engines';
import { crashRounds, type Outcome } from './crashRounds';
import { openPlace } from './place';

// npm run test:crash -- --kills 200 --engine postgres --seed 7
// Without --engine on both at once; SKIP_POSTGRES=1 leaves PostgreSQL out.
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '10' }, engine: { type: 'string' }, seed: { type: 'string' } },
});

const wholeNumber = (name: string, given: string): number => {
  if (/^\d{1,9}$/.test(given)) return Number(given);
  throw new Error(`--${name} must be a whole number`);
};
const enginesOf = (given: string | undefined) => {
  const chosen = engines.filter((one) => given === undefined || one === given);
  if (chosen.length === 0) throw new Error(`--engine must be one of: ${engines.join(', ')}`);
  return chosen;
};

const say = (line: string) => process.stdout.write(`${line}\n`);
const kills = wholeNumber('kills', values.kills);
const seed = values.seed === undefined ? Date.now() % 1_000_000_000 : wholeNumber('seed', values.seed);

const report = ({ engine, killsAtStart, acknowledged, unanswered, kept, slowestStartMs, strayFiles }: Outcome) =>
  [
    `${engine}: ${kills} kills under eight writers, ${killsAtStart} more while starting; ready again after at most ${slowestStartMs} ms`,
    `  ${acknowledged} writes acknowledged, none lost, none doubled, none half-written`,
    `  ${unanswered} left without an answer, of which ${kept} had been done; repeated, each is there once`,
    `  ${strayFiles} picture files without a row, which nothing shows`,
  ].join('\n');

const run = async (engine: EngineName): Promise<Outcome> => {
  const place = await openPlace(engine);
  try {
    return await crashRounds(place, { kills, seed, say });
  } finally {
    await place.remove();
  }
};

const chosen = enginesOf(values.engine);
const endPostgres = chosen.includes('postgres') ? await startTestDatabase() : undefined;
say(`Seed ${seed}`);
const results = await Promise.allSettled(chosen.map(run));
for (const result of results) say(result.status === 'fulfilled' ? report(result.value) : String(result.reason));
await endPostgres?.();
process.exitCode = results.every(({ status }) => status === 'fulfilled') ? 0 : 1;
