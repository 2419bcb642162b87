import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

const answers = ['accepted', 'accepted', 'busy', 'refused', 'unknown', 'silent', 'dropped'] as const;
type Answer = (typeof answers)[number];

/** A mail server that fails in the ways real ones do, until `behave` is called. */
export interface MailSink {
  readonly url: string;
  /** How often each mail was accepted, by its Message-ID. */
  readonly accepted: ReadonlyMap<string, number>;
  /** How often each answer was given. */
  readonly given: Readonly<Record<Answer, number>>;
  /** Makes it accept every mail from now on. */
  readonly behave: () => void;
  readonly close: () => Promise<void>;
}

const refusal = (responseCode: number) => Object.assign(new Error('Refused'), { responseCode });

const textOf = async (stream: AsyncIterable<Buffer>): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

/** Starts a mail server on a free loopback port. */
export const startMailSink = async (random: () => number): Promise<MailSink> => {
  const accepted = new Map<string, number>();
  const given = { accepted: 0, busy: 0, refused: 0, unknown: 0, silent: 0, dropped: 0 };
  let behaves = false;
  const onRcptTo: SMTPServerOptions['onRcptTo'] = (_address, _session, done) => {
    const isUnknown = !behaves && random() < 1 / answers.length;
    if (isUnknown) given.unknown += 1;
    done(isUnknown ? refusal(550) : undefined);
  };
  const take = async (stream: AsyncIterable<Buffer>, id: string, done: (error?: Error) => void) => {
    const message = await textOf(stream);
    const answer = behaves ? 'accepted' : (answers[Math.floor(random() * answers.length)] ?? 'accepted');
    given[answer] += 1;
    if (answer === 'silent') return;
    if (answer === 'dropped') for (const one of server.connections) if (one.id === id) one.close();
    if (answer === 'busy') done(refusal(451));
    if (answer === 'refused' || answer === 'unknown') done(refusal(554));
    if (answer !== 'accepted') return;
    const [, messageId = 'without a Message-ID'] = /^Message-ID: (.*?)\r?$/im.exec(message) ?? [];
    accepted.set(messageId, (accepted.get(messageId) ?? 0) + 1);
    done();
  };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    onRcptTo,
    onData: (stream, { id }, done) => void take(stream, id, done).catch(done),
  });
  // Killed clients cause these errors.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    accepted,
    given,
    behave: () => {
      behaves = true;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
