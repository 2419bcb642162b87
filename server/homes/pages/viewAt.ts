import { parse } from 'node:querystring';
import { homesPath } from '#contract/homes/address.ts';
import { FRONT_CITY, HOMES_A_PAGE, MOST_COMPARED } from '#contract/homes/choices.ts';
import type { HomePosted, HomesView } from '#contract/homes/pageView.ts';
import { type HomesFound, homeGone } from '#contract/homes/schemas.ts';
import { paths, propertyIdIn } from '#contract/paths.ts';
import { currentName } from '#contract/rules/homeWords/placeFinder.ts';
import { asksForRent } from '#contract/rules/homeWords/rentWords.ts';
import { MOST_SAVED_HOMES } from '#contract/seeker.ts';
import { HttpError } from '#server/errors.ts';
import type { Homes } from '../homes.ts';
import { placeKey } from '../index/places.ts';
import { readSearch } from './readSearch.ts';

/** The page at a URL with its status, or where to redirect. */
export type PageAt =
  | { readonly status: number; readonly view: HomesView }
  | { readonly to: string; readonly status: 301 | 302 };

type Found = Promise<PageAt | undefined>;

const ok = (view: HomesView): PageAt => ({ status: 200, view });

const idsIn = (search: string, most: number): number[] | undefined => {
  const { ids } = parse(search);
  if (ids === undefined) return undefined;
  const numbers = [ids]
    .flat()
    .join(',')
    .split(',')
    .flatMap((id) => propertyIdIn(id.trim()) ?? []);
  return [...new Set(numbers)].slice(0, most);
};

const notGone = (error: unknown): undefined => {
  if (error instanceof HttpError && (error.status === 404 || error.status === 410)) return undefined;
  throw error;
};

/** The start of the day (UTC) in milliseconds: the same all day, so that a page is rendered once a day. */
const today = (): number => {
  const day = 24 * 60 * 60 * 1000;
  return Math.floor(Date.now() / day) * day;
};

/**
 * Whether the text of a search names a city, or a locality that the chosen city does not have: it then replaces that
 * city.
 */
const leadsElsewhere = async (homes: Homes, city: string | undefined, { meta }: HomesFound): Promise<boolean> => {
  if (!city) return false;
  const named = new Map(meta.understood.map(({ filter, value }) => [filter, `${value}`]));
  const locality = named.get('locality');
  if (named.has('city') || locality === undefined) return named.has('city');
  const there = await homes.localities(city);
  return there.every((other) => placeKey(other.locality) !== placeKey(locality));
};

/** The search at a URL. Each search has one URL: a form's query redirects to it. */
const searchAt = async (homes: Homes, path: string, search: string): Found => {
  const { query, refused } = readSearch(search);
  if (parse(search).for === 'rent' || asksForRent(query.q)) return ok({ kind: 'rent', query });
  const right = homesPath(query);
  if (refused.length === 0 && right !== `${path}${search && `?${search}`}`) return { to: right, status: 302 };
  const found = await homes.search(query);
  if (await leadsElsewhere(homes, query.city, found))
    return { to: homesPath({ ...query, city: undefined }), status: 302 };
  const view: HomesView = { kind: 'search', query, refused, found };
  return { status: refused.length > 0 ? 400 : 200, view };
};

/** The page of a home, or of one that is gone; undefined if there never was one. */
export const homePage = async (homes: Homes, id: number, posted?: HomePosted) => {
  try {
    const home = await homes.home(id);
    const view: HomesView = { kind: 'home', home, today: today(), ...(posted && { posted }) };
    return { status: 200, view };
  } catch (error) {
    if (error instanceof HttpError && error.status === 410) {
      const gone = homeGone.cast({ message: error.message, similar: [], ...error.extra }, { stripUnknown: true });
      const view: HomesView = { kind: 'gone', gone };
      return { status: 410, view };
    }
    return notGone(error);
  }
};

const homeAt = async (homes: Homes, path: string, id: number): Found => {
  const page = await homePage(homes, id);
  return page?.view.kind === 'home' && page.view.home.path !== path ? { to: page.view.home.path, status: 301 } : page;
};

const placeAt = async (homes: Homes, path: string, words: readonly string[]): Found => {
  const [city = '', locality] = words.map((word) => decodeURIComponent(word).toLowerCase());
  const place = (await homes.place(city, locality)) ?? (await homes.place(currentName(city), locality));
  if (!place) return undefined;
  const right = paths.place(place.city, place.locality ?? undefined);
  return path === right ? ok({ kind: 'place', place }) : { to: right, status: 301 };
};

const brokersAt = async (homes: Homes, search: string): Found => {
  const given = parse(search);
  const q = String([given.q ?? ''].flat()[0])
    .trim()
    .slice(0, 120);
  const page = Number(/^[1-9]\d{0,4}$/.exec(String(given.page))?.[0] ?? 1);
  const { data, total } = await homes.brokers({ q, page, limit: HOMES_A_PAGE });
  const pages = Math.max(1, Math.ceil(total / HOMES_A_PAGE));
  return page > pages ? undefined : ok({ kind: 'brokers', brokers: data, total, page, pages, q });
};

const brokerAt = async (homes: Homes, path: string, slug: string): Found => {
  const broker = await homes.broker(slug);
  if (!broker) return undefined;
  const right = paths.brokerPage(broker.slug);
  if (path !== right) return { to: right, status: 301 };
  const { data } = await homes.search({ broker: broker.slug });
  return ok({ kind: 'broker', broker, homes: data });
};

const savedAt = async (homes: Homes, search: string): Found => {
  const ids = idsIn(search, MOST_SAVED_HOMES);
  const found = ids?.length ? await homes.search({ ids, limit: MOST_SAVED_HOMES }) : undefined;
  return ok({ kind: 'saved', ids, homes: found?.data ?? [] });
};

const compareAt = async (homes: Homes, search: string): Found => {
  const ids = idsIn(search, MOST_COMPARED) ?? [];
  const found = await Promise.all(ids.map((id) => homes.home(id).catch(notGone)));
  const shown = found.flatMap((home) => home ?? []);
  return ok({ kind: 'compare', homes: shown, missing: ids.length - shown.length });
};

const MOST_HOMES = 12;
const MOST_LOCALITIES = 16;
const MOST_BROKERS = 8;

/**
 * The home page with the homes now for sale; undefined while there are none, when the sample page is shown instead
 * (specification 001, section 1).
 */
const frontAt = async (homes: Homes): Found => {
  const [newest, there, localities, { data: brokers }] = await Promise.all([
    homes.search({ limit: MOST_HOMES }),
    homes.search({ city: FRONT_CITY, limit: 1 }),
    homes.localities(FRONT_CITY),
    homes.brokers({ q: '', page: 1, limit: MOST_BROKERS }),
  ]);
  if (newest.data.length === 0) return undefined;
  const live = {
    homes: newest.data,
    kinds: there.facets.type,
    localities: localities.slice(0, MOST_LOCALITIES),
    brokers,
  };
  return ok({ kind: 'front', live });
};

/**
 * What is at `/`, or at a path below `/homes`, `/brokers`, `/saved` and `/compare`, with its query; undefined if
 * nothing is.
 */
export const viewAt = async (homes: Homes, path: string, search: string): Found => {
  const [, area, ...rest] = path.split('/');
  const [first = ''] = rest;
  if (path === paths.home) return frontAt(homes);
  if (path === paths.homes) return searchAt(homes, path, search);
  if (path === paths.brokers) return brokersAt(homes, search);
  if (path === paths.saved) return savedAt(homes, search);
  if (path === paths.compare) return compareAt(homes, search);
  if (area === 'brokers' && rest.length === 1) return brokerAt(homes, path, first);
  if (area !== 'homes') return undefined;
  if (first === 'in' && (rest.length === 2 || rest.length === 3)) return placeAt(homes, path, rest.slice(1));
  const id = rest.length === 1 ? propertyIdIn(first) : undefined;
  return id === undefined ? undefined : homeAt(homes, path, id);
};
