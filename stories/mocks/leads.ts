import { type HttpHandler, HttpResponse, http } from 'msw';
import { demoPeople } from '#contract/fixtures/accounts.ts';
import { buildLeadEvent, someLeadEvents } from '#contract/fixtures/leadEvents.ts';
import { buildSourcedLead } from '#contract/fixtures/leads.ts';
import { mailOf, names, phoneOf } from '#contract/fixtures/names.ts';
import { type FollowUpKind, leadSources, leadStatuses } from '#contract/leads/choices.ts';
import {
  createAdminLead,
  createBrokerLead,
  exportAdminLeads,
  exportBrokerLeads,
  getBrokerLead,
  listAdminLeads,
  listAllLeads,
  listBrokerLeads,
  updateAdminLead,
  updateBrokerLead,
} from '#contract/leads/endpoints.ts';
import type { Lead, SourcedLead } from '#contract/leads/schemas.ts';
import {
  addAdminLeadEvent,
  addBrokerLeadEvent,
  changeLeads,
  dropAdminFollowUp,
  dropBrokerFollowUp,
  finishAdminFollowUp,
  finishBrokerFollowUp,
  getAdminLead,
  getToday,
  type LeadEvent,
  listAdminLeadEvents,
  listBrokerLeadEvents,
  listDuplicates,
  planAdminFollowUp,
  planBrokerFollowUp,
  type WrittenKind,
} from '#contract/leads/work.ts';
import { inMemory, pageOf } from './inMemory.ts';
import { leadToolCalls } from './leadTools.ts';
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

type Body = Readonly<Record<string, unknown>>;

/** A lead as its broker sees it; only the operator sees whose it is. */
export const ownOf = ({
  lead_source_type: _type,
  broker_name: _name,
  tenant_db: _tenant,
  ...lead
}: SourcedLead): Lead => lead;

const csv = 'id,full_name\n1,Rohit Bhatia\n';

type Leads = ReturnType<typeof inMemory<SourcedLead>>;

const DAY = 24 * 60 * 60 * 1000;

/** A broker's day as the server returns it, each lead once; follow-ups within 24 hours count as today. */
const todayOf = (leads: Leads, contacted: ReadonlySet<number>) => {
  const now = Date.now();
  const open = leads
    .all()
    .filter(({ lead_source_type: kind, status }) => kind === 'broker' && status !== 'closed' && status !== 'lost')
    .map(ownOf);
  const list = (timeOf: (lead: Lead) => string | undefined, fits: (time: number, lead: Lead) => boolean) => {
    const found = open
      .flatMap((lead) => [timeOf(lead)].flatMap((at) => (at ? [{ lead, time: Date.parse(at) }] : [])))
      .filter(({ lead, time }) => fits(time, lead))
      .sort((one, other) => one.time - other.time);
    return { total: found.length, leads: found.slice(0, 50).map(({ lead }) => lead) };
  };
  const planned = ({ follow_up: plan }: Lead) => plan?.at;
  return {
    data: {
      new: list(
        ({ created_at }) => created_at,
        (_, { id, status, follow_up: plan }) => status === 'new' && !contacted.has(id) && !plan,
      ),
      overdue: list(planned, (time) => time < now),
      today: list(planned, (time) => time >= now && time < now + DAY),
      quiet: list(
        ({ last_event_at }) => last_event_at,
        (time, { id, follow_up: plan }) => time < now - 14 * DAY && !contacted.has(id) && !plan,
      ),
    },
  };
};

/** The calls of a lead's page: follow-ups, and timelines that start with some entries and grow. */
const workCalls = (leads: Leads): HttpHandler[] => {
  const contacted = new Set<number>();
  let events = someLeadEvents(new Date());
  const timeline = { data: events, meta: { total: events.length, page: 1, limit: 50 } };
  const note = (event: Partial<LeadEvent>) => {
    const added = buildLeadEvent({ text: null, ...event, id: events.length + 1, at: new Date().toISOString() });
    events = [added, ...events];
    timeline.data = events;
    timeline.meta.total = events.length;
    return added;
  };
  const plan = (id: unknown, follow_up: Lead['follow_up']) => {
    const lead = leads.find(id) ?? buildSourcedLead();
    return { data: ownOf(leads.replace({ ...lead, follow_up }).data) };
  };
  const write = ({ params, body }: { params: Readonly<Record<string, unknown>>; body: Body }) => {
    if (body.kind !== 'note') contacted.add(Number(params.id));
    return {
      data: note({
        kind: body.kind as WrittenKind,
        text: String(body.text ?? '') || null,
        detail: body.outcome ? { outcome: body.outcome } : {},
      }),
    };
  };
  const set = ({ params, body }: { params: Readonly<Record<string, unknown>>; body: Body }) => {
    const follow_up = {
      at: String(body.at),
      kind: body.kind as FollowUpKind,
      text: body.text ? String(body.text) : null,
    };
    note({ kind: 'follow_up_set', detail: follow_up });
    return plan(params.id, follow_up);
  };
  const finish = ({ params }: { params: Readonly<Record<string, unknown>> }) => {
    note({ kind: 'follow_up_done', detail: { ...leads.find(params.id)?.follow_up } });
    return plan(params.id, null);
  };
  const drop = ({ params }: { params: Readonly<Record<string, unknown>> }) => {
    plan(params.id, null);
    return undefined;
  };
  return [
    mock(getToday, () => todayOf(leads, contacted)),
    mock(listDuplicates, () => ({ data: [] })),
    ...[listBrokerLeadEvents, listAdminLeadEvents].map((endpoint) => mock(endpoint, () => timeline)),
    ...[addBrokerLeadEvent, addAdminLeadEvent].map((endpoint) => mock(endpoint, write)),
    ...[planBrokerFollowUp, planAdminFollowUp].map((endpoint) => mock(endpoint, set)),
    ...[finishBrokerFollowUp, finishAdminFollowUp].map((endpoint) => mock(endpoint, finish)),
    ...[dropBrokerFollowUp, dropAdminFollowUp].map((endpoint) => mock(endpoint, drop)),
  ];
};

/** The leads' calls on lists in memory: search, filter, pages, add, change and export. */
export const leadCalls = (
  brokers: readonly SourcedLead[] = brokersLeads,
  main: readonly SourcedLead[] = mainLeads,
): HttpHandler[] => {
  const leads = inMemory([...brokers, ...main]);
  const page = (kind: string, query: Readonly<Record<string, string>>) =>
    pageOf(
      leads.all().filter(({ lead_source_type }) => lead_source_type === kind),
      query,
      ({ full_name, email, phone, city, property_interest }) => [full_name, email, phone, city, property_interest],
    );
  const add = (body: Body, kind: SourcedLead['lead_source_type']) =>
    leads.add({ ...buildSourcedLead({ lead_source_type: kind }), ...body, id: 900 + leads.all().length });
  const change = ({ updated_at: _, ...body }: Body, id: unknown) =>
    leads.replace({ ...(leads.find(id) ?? buildSourcedLead()), ...body, updated_at: new Date().toISOString() });
  return [
    // Precedes the call for one lead, whose `:id` would match this path.
    ...[exportAdminLeads, exportBrokerLeads].map(({ path }) => http.get(`*${path}`, () => HttpResponse.text(csv))),
    mock(listAllLeads, ({ query }) => page(query.lead_source_type ?? 'broker', query)),
    mock(listAdminLeads, ({ query }) => page('main', query)),
    mock(listBrokerLeads, ({ query }) => {
      const { data, meta } = page('broker', query);
      return { data: data.map(ownOf), meta };
    }),
    ...leadToolCalls(),
    ...workCalls(leads),
    mock(getAdminLead, ({ params }) => ({ data: ownOf(leads.find(params.id) ?? buildSourcedLead()) })),
    mock(getBrokerLead, ({ params }) => ({ data: ownOf(leads.find(params.id) ?? buildSourcedLead()) })),
    mock(changeLeads, ({ body }) => {
      const { ids, status } = body as { ids: readonly number[]; status?: Lead['status'] };
      for (const id of ids) if (status) change({ status }, String(id));
      return { data: ids.map((id) => ({ id, ok: true })) };
    }),
    mock(createAdminLead, ({ body }) => add(body, 'main')),
    mock(createBrokerLead, ({ body }) => ({ data: ownOf(add(body, 'broker').data) })),
    mock(updateAdminLead, ({ body, params }) => change(body, params.id)),
    mock(updateBrokerLead, ({ body, params }) => ({ data: ownOf(change(body, params.id).data) })),
  ];
};
