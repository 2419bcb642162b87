import type { HttpHandler } from 'msw';
import { HttpResponse, http } from 'msw';
import { type AuditEntry, exportAudit, listAudit } from '#contract/audit.ts';
import { getAbout } from '#contract/health.ts';
import { defaultSettings, getSettings, type Settings, updateSettings } from '#contract/settings.ts';
import { mock } from './mock.ts';

const entryOf = (id: number, over: Partial<AuditEntry>): AuditEntry => ({
  id,
  at: `2026-11-24T0${9 - id}:31:00.000Z`,
  actor: { role: 'super_admin', id: 1, name: 'Meera Krishnan' },
  action: 'settings.changed',
  object_type: null,
  object_id: null,
  address: '203.0.113.7',
  detail: null,
  ...over,
});

const asha = { role: 'broker', id: 7, name: 'Asha Rathore' };

/** Audit entries of several people, newest first. */
const buildEntries = (): AuditEntry[] => [
  entryOf(1, { detail: { setting: 'support_phone', from: '1800 000 0199', to: '+91 55501 00100' } }),
  entryOf(2, { actor: asha, action: 'lead.updated', object_type: 'lead', object_id: 318 }),
  entryOf(3, {
    action: 'broker.suspended',
    object_type: 'broker',
    object_id: 12,
    detail: { from: 'active', to: 'suspended' },
  }),
  entryOf(4, { actor: asha, action: 'lead.exported', detail: { rows: 318 } }),
  entryOf(5, { actor: { role: 'user', id: 31, name: null }, action: 'account.signed_in' }),
  entryOf(6, {
    actor: { ...asha, name: 'Raja Bahadur Chandrasekhar Venkataraghavan of Estates and Sons' },
    action: 'call.denied',
    detail: { method: 'GET', path: '/api/brokers/with/a/very/long/path/that/does/not/fit', times: 300 },
  }),
];

/** A server with an audit log, whose filters for actions and roles work. */
export const auditCalls = (entries: readonly AuditEntry[] = buildEntries()): HttpHandler[] => [
  http.get(`*${exportAudit.path}`, () => HttpResponse.text('id,at\n')),
  mock(listAudit, ({ query }) => {
    const data = entries.filter(
      ({ action, actor }) =>
        (!query.action || action === query.action) && (!query.actor_role || actor.role === query.actor_role),
    );
    return { data, meta: { total: data.length, page: 1, limit: 10 } };
  }),
];

/** A server with these settings, which can be changed, and with data for About. */
export const settingCalls = (given: Partial<Settings> = {}): HttpHandler[] => {
  let settings = { ...defaultSettings, ...given };
  return [
    mock(getSettings, () => ({ data: settings })),
    mock(updateSettings, ({ body }) => {
      settings = { ...settings, ...body };
      return { data: settings };
    }),
    mock(getAbout, () => ({
      data: {
        version: '1.8.0',
        commit: 'a41f9c2',
        engine: 'PostgreSQL 16.4',
        migrations: 42,
        started_at: '2026-11-19T21:42:00.000Z',
        storage: { used_pct: 24.3, total_bytes: 200e9 },
      },
    })),
  ];
};
