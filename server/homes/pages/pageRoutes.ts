import type { FastifyReply, FastifyRequest } from 'fastify';
import { enquireHome } from '#contract/homes/endpoints.ts';
import { paths, propertyIdIn } from '#contract/paths.ts';
import { reportHome } from '#contract/properties/moderation.ts';
import type { Database } from '#server/db/database.ts';
import { HttpError } from '#server/errors.ts';
import { pageLimit } from '#server/http/pageLimit.ts';
import { pageSender } from '#server/http/pageSender.ts';
import type { PageParts } from '#server/http/pages.ts';
import type { Api } from '#server/http/serve.ts';
import { coalescedCache } from '#server/lib/coalescedCache.ts';
import { MAX_HOMES_VIEWS, MAX_PAGE_FORM_BYTES } from '#server/limits/homes.ts';
import { readSettings } from '#server/settings/settings.ts';
import { OF_PLATFORM } from '#server/visits/visits.ts';
import type { Homes } from '../homes.ts';
import type { BuiltHomes } from './builtHomes.ts';
import { homeForms, isForeign, sentBefore, typedIn } from './forms.ts';
import { homesPages } from './homesPages.ts';
import { homePage, type PageAt, viewAt } from './viewAt.ts';

// A page changes with its homes, so caches must revalidate it each time.
const CACHE_CONTROL = 'max-age=0, must-revalidate';

const patterns = [
  paths.home,
  paths.homes,
  paths.homePattern,
  paths.cityPattern,
  paths.localityPattern,
  paths.brokers,
  paths.brokerPattern,
  paths.saved,
  paths.compare,
];

const prepared = { helmet: false, compress: false, logLevel: 'warn' } as const;

const FOREIGN = 'This form was sent from another website. Please look it over and send it from here.';

const idIn = ({ params }: FastifyRequest) => propertyIdIn((params as { home: string }).home);

type ServedBy = Pick<Api, 'http' | 'db' | 'limits'>;
type Send = (request: FastifyRequest, reply: FastifyReply, at: PageAt | undefined) => Promise<unknown>;

/** Takes the forms of homes' pages that are sent without scripts. */
const formRoutes = ({ http, db, limits }: ServedBy, homes: Homes, send: Send): void => {
  const take = (name: keyof typeof homeForms) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { names, take: receive, refused } = homeForms[name];
    const id = idIn(request);
    void reply.helmet();
    if (id === undefined) return reply.callNotFound();
    const typed = typedIn(request.body, names);
    try {
      if (isForeign(request)) throw new HttpError(403, FOREIGN);
      const endpoint = name === 'enquiry' ? enquireHome : reportHome;
      const sent = await limits.inPlace(endpoint, request, () => receive({ db, id, typed, address: request.ip }));
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${(await homes.home(id)).path}?sent=${sent}#${name === 'enquiry' ? 'enquire' : name}`, 303);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const page = await homePage(homes, id, refused(typed, error));
      void reply.headers({ ...error.headers });
      return send(request, reply, page && { ...page, status: page.status === 200 ? error.status : page.status });
    }
  };
  // Only in this scope: API calls take JSON.
  void http.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_PAGE_FORM_BYTES },
      (_request, body, done) => done(null, body),
    );
    for (const name of ['enquiry', 'report'] as const) {
      const address = `${paths.homePattern}/${name}`;
      forms.post(address, prepared, take(name));
      // The URL of a refused form, opened again, redirects to the home.
      forms.get(address, prepared, (request, reply) => reply.redirect(`${paths.homes}/${idIn(request) ?? ''}`, 302));
    }
  });
};

/** Serves the pages for finding a home, which need no script. The not-found handler answers for missing pages. */
export const homesPageRoutes = (
  { http, db, limits }: ServedBy,
  homes: Homes,
  built: BuiltHomes,
  { origin, visits, reads, support }: PageParts & { readonly reads: Database },
): void => {
  const settings = coalescedCache(() => reads.asVisitor(readSettings), { max: 1 });
  // Otherwise the front page was built in advance, with samples.
  const isFrontLive = async () => (settings.peek('') ?? (await settings.get(''))).home_content === 'live';

  // The key contains the version of the homes, so that a home that is hidden disappears from all pages at once.
  const views = coalescedCache(
    async (key) => {
      const [path = '', search = ''] = key.slice(key.indexOf(' ') + 1).split('?', 2);
      return { at: await viewAt(homes, path, search) };
    },
    { max: MAX_HOMES_VIEWS },
  );

  const pageOf = homesPages({ ...built, origin });
  const sender = pageSender(CACHE_CONTROL);
  const privateSender = pageSender('no-store');
  const refuseFlood = pageLimit();

  const send: Send = async (request, reply, at) => {
    if (!at || 'to' in at) void reply.helmet();
    if (!at) return reply.callNotFound();
    if ('to' in at) return reply.header('cache-control', CACHE_CONTROL).redirect(at.to, at.status);
    const isPrivate = at.view.kind === 'home' && at.view.posted !== undefined;
    // One page, whatever the query of its URL.
    const page =
      at.view.kind === 'front'
        ? await pageOf(paths.home, at.view, await support())
        : await pageOf(request.url, at.view);
    return (isPrivate ? privateSender : sender).send(request, reply.code(at.status), page);
  };

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', search = ''] = request.url.split('?', 2);
    if (path === paths.home && !(await isFrontLive())) return send(request, reply, undefined);
    const key = `${await homes.version()} ${path === paths.home ? path : request.url}`;
    const known = views.peek(key);
    if (!known) refuseFlood(request);
    const { at } = known ?? (await views.get(key));
    if (search && at && 'view' in at && at.view.kind === 'home') {
      // The result of a form is read, and its page rendered, each time.
      if (known) refuseFlood(request);
      const posted = await sentBefore(db, at.view.home.id, search);
      if (posted) return send(request, reply, { ...at, view: { ...at.view, posted } });
    }
    if (at?.status === 200) visits.count(request, OF_PLATFORM, path);
    return send(request, reply, at);
  };
  const withoutSlash = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(request.url.replace(/\/(?=\?|$)/, ''), 301);
  for (const pattern of patterns) {
    http.get(pattern, prepared, show);
    if (pattern !== paths.home) http.get(`${pattern}/`, withoutSlash);
  }
  formRoutes({ http, db, limits }, homes, send);
};
