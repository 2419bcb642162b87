import { type HttpHandler, HttpResponse, http } from 'msw';
import { demoPeople } from '#contract/fixtures/accounts.ts';
import { buildSourcedLead } from '#contract/fixtures/leads.ts';
import { mailOf, names, phoneOf } from '#contract/fixtures/names.ts';
import {
  createAdminLead,
  createBrokerLead,
  exportAdminLeads,
  exportBrokerLeads,
  type Lead,
  leadSources,
  leadStatuses,
  listAdminLeads,
  listAllLeads,
  listBrokerLeads,
  type SourcedLead,
  updateAdminLead,
  updateBrokerLead,
} from '#contract/leads.ts';
import { mock } from './mock.ts';

const interests = [
  '3 BHK flat, Jagatpura',
  'Villa, Vaishali Nagar',
  'Plot of 200 sq. yards, Ajmer Road',
  'Builder floor, Mansarovar',
  'Office space, Bani Park',
];
const cities = ['Jaipur', 'Jaipur', 'Kochi', 'Ajmer', 'Jodhpur'];

const someOf = (count: number, from: number, kind: SourcedLead['lead_source_type']): SourcedLead[] =>
  Array.from({ length: count }, (_, at) => {
    const id = from + at;
    const name = names[id % names.length] ?? demoPeople.ravi.name;
    return buildSourcedLead({
      id,
      full_name: name,
      email: mailOf(name),
      phone: phoneOf(id),
      city: cities[at % cities.length] ?? null,
      property_interest: interests[at % interests.length] ?? null,
      status: leadStatuses.values[at % leadStatuses.values.length] ?? 'new',
      source: leadSources.values[at % leadSources.values.length] ?? 'website',
      lead_source_type: kind,
      broker_name: kind === 'main' ? null : at % 2 ? demoPeople.vikram.name : demoPeople.asha.name,
    });
  });

/** Leads of two brokers. */
export const brokersLeads: readonly SourcedLead[] = someOf(24, 1, 'broker');
/** The main website's leads. */
export const mainLeads: readonly SourcedLead[] = someOf(5, 41, 'main');

type Query = Readonly<Record<string, string>>;
type Body = Readonly<Record<string, unknown>>;

const pageOf = (all: readonly SourcedLead[], query: Query) => {
  const page = Number(query.page ?? 1);
  const limit = Number(query.limit ?? 20);
  const q = (query.q ?? '').toLowerCase();
  const found = all.filter(
    ({ full_name, email, phone, city, property_interest, status }) =>
      `${full_name} ${email} ${phone} ${city} ${property_interest}`.toLowerCase().includes(q) &&
      (!query.status || query.status === status),
  );
  return { data: found.slice((page - 1) * limit, page * limit), meta: { total: found.length, page, limit } };
};

/** As its own broker reads it: the operator alone is told whose it is. */
const ownOf = ({ lead_source_type: _type, broker_name: _name, tenant_db: _tenant, ...lead }: SourcedLead): Lead => lead;

const csv = 'id,full_name\n1,Rohit Bhatia\n';

/** The leads' calls on lists in memory: search, filter, pages, add, change and export. */
export const leadCalls = (
  brokers: readonly SourcedLead[] = brokersLeads,
  main: readonly SourcedLead[] = mainLeads,
): HttpHandler[] => {
  let all = [...brokers, ...main];
  const of = (kind: string) => all.filter(({ lead_source_type }) => lead_source_type === kind);
  const add = (body: Body, kind: SourcedLead['lead_source_type']) => {
    const made: SourcedLead = { ...buildSourcedLead({ lead_source_type: kind }), ...body, id: 900 + all.length };
    all = [made, ...all];
    return { data: made };
  };
  const change = ({ updated_at: _, ...body }: Body, id: unknown) => {
    const known = all.find((one) => one.id === Number(id)) ?? buildSourcedLead();
    const changed: SourcedLead = { ...known, ...body, updated_at: new Date().toISOString() };
    all = all.map((one) => (one.id === changed.id ? changed : one));
    return { data: changed };
  };
  return [
    mock(listAllLeads, ({ query }) => pageOf(of(query.lead_source_type ?? 'broker'), query)),
    mock(listAdminLeads, ({ query }) => pageOf(of('main'), query)),
    mock(listBrokerLeads, ({ query }) => {
      const { data, meta } = pageOf(of('broker'), query);
      return { data: data.map(ownOf), meta };
    }),
    mock(createAdminLead, ({ body }) => add(body, 'main')),
    mock(createBrokerLead, ({ body }) => ({ data: ownOf(add(body, 'broker').data) })),
    mock(updateAdminLead, ({ body, params }) => change(body, params.id)),
    mock(updateBrokerLead, ({ body, params }) => ({ data: ownOf(change(body, params.id).data) })),
    ...[exportAdminLeads, exportBrokerLeads].map(({ path }) => http.get(`*${path}`, () => HttpResponse.text(csv))),
  ];
};
