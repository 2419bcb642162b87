import { createHash } from 'node:crypto';
import { parse } from 'node:querystring';
import type { FastifyRequest } from 'fastify';
import type { InferType } from 'yup';
import { homeEnquiryBody } from '#contract/homes/endpoints.ts';
import type { HomePosted } from '#contract/homes/pageView.ts';
import { reportHome } from '#contract/properties/moderation.ts';
import { HONEYPOT } from '#contract/rules/enquiry.ts';
import type { Database } from '#server/db/database.ts';
import type { HttpError } from '#server/errors.ts';
import { type Repeat, replay } from '#server/http/idempotency.ts';
import { readInput } from '#server/http/input.ts';
import { type HomeEnquiryAnswer, takeHomeEnquiry } from '../enquiry.ts';
import { receiveReport } from '../homeReports.ts';

type Typed = Readonly<Record<string, string>>;

/** A form of a home's page, sent without scripts. */
export interface SentForm {
  readonly db: Database;
  readonly id: number;
  readonly typed: Typed;
  readonly address: string;
}

/** A form on a home's page: its fields, and the function that handles them. */
interface HomeForm {
  readonly names: readonly string[];
  /** Resolves to the `sent` parameter in the URL of the page that confirms it. */
  readonly take: (form: SentForm) => Promise<string>;
  readonly refused: (typed: Typed, refusal: HttpError) => HomePosted;
}

/** The fields of a form as text, without those that are empty. Browsers send line breaks as CRLF. */
export const typedIn = (body: unknown, names: readonly string[]): Typed => {
  const given = parse(typeof body === 'string' ? body : '');
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = ([given[name]].flat()[0] ?? '').replaceAll('\r\n', '\n').trim();
      return value ? [[name, value]] : [];
    }),
  );
};

// Sending the same form again is the same enquiry: it is stored once, and gets the same response. The actor has an
// empty slug, because our own pages have none.
const repeatOf = (id: number, key: string): Repeat => ({ actor: `visitor::form ${id}`, key, hash: async () => key });

const KEY = /^[\w-]{43}$/;

const enquiry: HomeForm = {
  names: ['full_name', 'phone', 'email', 'message', 'consent', HONEYPOT],
  take: async ({ db, id, typed, address }) => {
    const { consent, [HONEYPOT]: website, ...texts } = typed;
    const given = { ...texts, consent: consent === 'on', ...(website && { website: website.slice(0, 200) }) };
    const body = (await readInput(homeEnquiryBody, given, 'strict')) as InferType<typeof homeEnquiryBody>;
    const key = createHash('sha256')
      .update(JSON.stringify([id, address, body]))
      .digest('base64url');
    await takeHomeEnquiry(db, { id, body, repeat: repeatOf(id, key), address });
    return key;
  },
  refused: (typed, { message, extra: { errors } }) => ({
    enquiry: { typed, problems: { fields: errors ?? {}, ...(!errors && { form: message }) } },
  }),
};

const report: HomeForm = {
  names: ['reason', 'note', 'contact'],
  take: async ({ db, id, typed, address }) => {
    const body = (await readInput(reportHome.body, typed, 'strict')) as InferType<typeof reportHome.body>;
    await receiveReport(db, id, address, body);
    return 'report';
  },
  refused: (typed, { message, extra: { errors } }) => ({ report: { typed, problems: errors ?? { '': message } } }),
};

/** The forms of a home's page, by the last part of the address that they are sent to. */
export const homeForms = { enquiry, report } as const;

/** Whether a form comes from another website's page. */
export const isForeign = ({ headers, host }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
};

/** What the URL of a home's page says was sent before, for the page to confirm; undefined if nothing was. */
export const sentBefore = async (db: Database, id: number, search: string): Promise<HomePosted | undefined> => {
  const { sent } = parse(search);
  if (sent === 'report') return { report: { typed: {} } };
  if (typeof sent !== 'string' || !KEY.test(sent)) return undefined;
  const answer = await db.asEnquirer(id, async (tx, broker) =>
    broker ? replay<HomeEnquiryAnswer>(tx, repeatOf(id, sent)) : undefined,
  );
  return answer && { enquiry: { typed: {}, broker: answer.data.broker } };
};
