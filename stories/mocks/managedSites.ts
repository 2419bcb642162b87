import { type HttpHandler, HttpResponse, http } from 'msw';
import { buildManagedSite } from '#contract/fixtures/managedSites.ts';
import { buildDomainStatus } from '#contract/fixtures/sites.ts';
import {
  checkSiteDomain,
  exportSites,
  listManagedSites,
  type ManagedSite,
  releaseSiteDomain,
  republishSite,
  type SiteState,
  unpublishSite,
} from '#contract/managedSites.ts';
import { type DomainReason, siteTemplates } from '#contract/templates.ts';
import { inMemory, textIn } from './inMemory.ts';
import { mock } from './mock.ts';

const MINUTE = 60_000;

const site = (
  id: number,
  name: string,
  figures: readonly [homes: number, views: number, enquiries: number],
  domain?: readonly [name: string, reason: DomainReason],
): ManagedSite => {
  const [homes, views_30, enquiries_30] = figures;
  const checkedAt = new Date(Date.now() - 8 * MINUTE).toISOString();
  return buildManagedSite({
    id,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    template: siteTemplates.values[id % 5] ?? 'classic',
    broker: { id, name, status: 'active' },
    homes,
    views_30,
    enquiries_30,
    ...(domain && { customDomain: domain[0], domain: buildDomainStatus({ reason: domain[1], checkedAt }) }),
  });
};

/** Websites in every state. */
export const someSites = (): ManagedSite[] => [
  site(7, 'Vikram Shekhawat', [41, 9874, 112], ['shekhawatestates.example', 'elsewhere']),
  site(6, 'Asha Rathore', [18, 4210, 31], ['homes.rathore.example', 'connected']),
  site(5, 'Kavita Joshi', [27, 3356, 20], ['kavitahomes.example', 'txt_needed']),
  site(4, 'Sunita Agarwal', [12, 1102, 9]),
  {
    ...site(3, 'Deepak Meena', [0, 96, 0]),
    published: false,
    unpublished_reason: 'Two homes are shown with pictures of other homes.',
  },
  { ...site(2, 'Farah Siddiqui', [9, 811, 6]), broker: { id: 2, name: 'Farah Siddiqui', status: 'suspended' } },
];

const isIn: Readonly<Record<SiteState, (one: ManagedSite) => boolean>> = {
  own_domain: ({ domain }) => domain !== null,
  needs_look: ({ domain }) => domain !== null && !domain.connected,
  unpublished: ({ published }) => !published,
};

/** The operator's calls for websites, on a list in memory. */
export const managedSiteCalls = (start: readonly ManagedSite[] = someSites()): HttpHandler[] => {
  const sites = inMemory(start);
  const find = (id: unknown) => sites.find(id) ?? buildManagedSite();
  const count = (state: SiteState) => sites.all().filter(isIn[state]).length;
  return [
    mock(listManagedSites, ({ query }) => {
      const q = (query.q ?? '').toLowerCase();
      const state = query.state as SiteState | undefined;
      const data = sites
        .all()
        .filter((one) => !state || isIn[state](one))
        .filter(({ broker, slug, customDomain }) => `${broker.name} ${slug} ${customDomain}`.toLowerCase().includes(q));
      const states = {
        all: sites.all().length,
        own_domain: count('own_domain'),
        needs_look: count('needs_look'),
        unpublished: count('unpublished'),
        live: sites.all().filter(({ published, broker }) => published && broker.status === 'active').length,
      };
      return { data, meta: { total: data.length, page: 1, limit: 20, states } };
    }),
    http.get(`*${exportSites.path}`, () => HttpResponse.text('broker,address\n')),
    mock(unpublishSite, ({ params, body }) =>
      sites.replace({ ...find(params.id), published: false, unpublished_reason: textIn(body, 'reason') }),
    ),
    mock(republishSite, ({ params }) =>
      sites.replace({ ...find(params.id), published: true, unpublished_reason: null }),
    ),
    mock(checkSiteDomain, ({ params }) =>
      sites.replace({ ...find(params.id), domain: buildDomainStatus({ reason: 'connected' }) }),
    ),
    mock(releaseSiteDomain, ({ params }) => sites.replace({ ...find(params.id), customDomain: null, domain: null })),
  ];
};
