import { defaultSettings, getSettings, updateSettings } from '#contract/settings.ts';
import type { Config } from '../config.ts';
import { recordAudit } from '../db/audit.ts';
import { type Api, serve } from '../http/serve.ts';
import { changeSettings, readSettings } from './settings.ts';

/** The settings of the platform, for the operator. */
export const settingRoutes = (api: Api, { auditDays }: Pick<Config, 'auditDays'>): void => {
  const defaults = { ...defaultSettings, audit_days: auditDays };
  serve(api, getSettings, async ({ db }) => ({ data: await db.asOperator((tx) => readSettings(tx, defaults)) }));
  serve(api, updateSettings, ({ body, session, request, db }) =>
    db.asOperator(async (tx) => {
      for (const { name, from, to } of await changeSettings(tx, body, defaults)) {
        await recordAudit(tx, {
          actor: session,
          action: 'settings.changed',
          address: request.ip,
          detail: { setting: name, from: String(from), to: String(to) },
        });
      }
      return { data: await readSettings(tx, defaults) };
    }),
  );
};
