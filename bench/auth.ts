// Whether the time or the text of a response reveals that an email has an account, on sign-in and on forgotten
// password: 200 alternating samples of each on the built server, each from another address. Prints the medians and
// their ratio; exits with 1 if the medians differ by more than 10 % or the responses differ.
// On the embedded database, or `SAMPLES=500 ENGINE=postgres npm run bench -- auth`
import { randomBytes } from 'node:crypto';
import { forgotUser } from '#contract/account.ts';
import { loginUser, signupUser } from '#contract/auth.ts';
import { operatorAlone } from '#e2e/support/operator.ts';
import { startServer } from '#e2e/support/startServer.ts';
import startTestDatabase from '#scripts/get-postgres.mjs';
import { median, say } from './support/figures.ts';

const SAMPLES = Number(process.env.SAMPLES ?? 200);
// Enough accounts to stay below the limit on failed attempts.
const PEOPLE = Math.ceil((SAMPLES + 10) / 3);
const TOLERANCE = 0.1;
const PASSWORD = 'Namaste#2026home';

const post = (url: string, body: unknown): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ['10', ...randomBytes(3)].join('.') },
    body: JSON.stringify(body),
  });

const engine = process.env.ENGINE === 'postgres' ? 'postgres' : 'pglite';
const stopDatabase = engine === 'postgres' ? await startTestDatabase() : undefined;
const settings = { ...operatorAlone, OTP_SENDER: 'off', TRUST_PROXY: '1', LOG_LEVEL: 'warn' };
const server = await startServer(settings, engine);
try {
  // Both have the same length, so that they differ only in whether they exist.
  const emailOf = (nth: number, is: 'known' | 'absent') =>
    `${is.padEnd(6, '-')}${String(nth).padStart(4, '0')}@bench.example`;
  for (let nth = 0; nth < PEOPLE; nth += 1) {
    const person = { full_name: 'Neha', email: emailOf(nth, 'known'), phone: '5550120418', password: PASSWORD };
    const { status } = await post(server.url + signupUser.path, person);
    if (status !== 201) throw new Error(`A signup answered ${status}`);
  }

  const compare = async (what: string, path: string, bodyOf: (email: string) => object): Promise<void> => {
    const answers = new Set<string>();
    const attempt = async (email: string): Promise<number> => {
      const start = performance.now();
      const answer = await post(server.url + path, bodyOf(email));
      const text = await answer.text();
      const took = performance.now() - start;
      answers.add(`${answer.status} ${answer.headers.get('content-length')} ${text}`);
      return took;
    };
    const took = { known: [] as number[], absent: [] as number[] };
    for (let nth = 0; nth < SAMPLES + 10; nth += 1) {
      // Alternating order; the first ten only warm up.
      const pair = nth % 2 ? (['known', 'absent'] as const) : (['absent', 'known'] as const);
      for (const is of pair) {
        const ms = await attempt(emailOf(nth % PEOPLE, is));
        if (nth >= 10) took[is].push(ms);
      }
    }
    const [known, absent] = [median(took.known), median(took.absent)];
    const ratio = absent / known;
    say(`${what}, with an account: median ${known.toFixed(1)} ms of ${took.known.length}`);
    say(`${what}, without one: median ${absent.toFixed(1)} ms of ${took.absent.length}`);
    say(`ratio ${ratio.toFixed(3)}; answers: ${[...answers].join(' | ')}`);
    if (Math.abs(ratio - 1) > TOLERANCE || answers.size !== 1) process.exitCode = 1;
  };
  await compare('wrong password', loginUser.path, (email) => ({ email, password: 'Wrong#2026home' }));
  await compare('forgotten password', forgotUser.path, (email) => ({ email }));
} finally {
  await server.stop();
  await stopDatabase?.();
}
