import { type AuditEntry, auditActions, auditObjects } from '#contract/audit.ts';
import { labelOf } from '#contract/choices.ts';
import { settingNames } from '#contract/settings.ts';
import { formatNumber } from '#src/lib/format.ts';

const roles = { super_admin: 'Operator', broker: 'Broker', user: 'User' } as const;

/** Who acted, by name or by number; a visitor and the server itself have neither. */
export const actorOf = ({ actor: { role, id, name } }: AuditEntry): string => {
  if (name) return name;
  if (!role) return 'Not signed in';
  const known = labelOf({ ...auditObjects, labels: { ...auditObjects.labels, ...roles } }, role);
  return id === null ? `${known}, by a command` : `${known} ${id}`;
};

/** What was done. */
export const actionOf = ({ action }: AuditEntry): string => labelOf(auditActions, action);

const valueWords = (value: unknown): string => (value === null || value === 'null' ? 'none' : String(value));

const counted = (count: number, thing: string): string => `${formatNumber(count)} ${thing}${count === 1 ? '' : 's'}`;

const detailOf = (detail: NonNullable<AuditEntry['detail']>): string => {
  const { setting, from, to, rows, ids, times, path } = detail;
  const parts = [
    typeof setting === 'string' && setting in settingNames ? settingNames[setting as keyof typeof settingNames] : '',
    from !== undefined && to !== undefined ? `${valueWords(from)} → ${valueWords(to)}` : '',
    typeof rows === 'number' ? counted(rows, 'row') : '',
    Array.isArray(ids) ? counted(ids.length, 'lead') : '',
    typeof path === 'string' ? path : '',
    typeof times === 'number' ? counted(times, 'time') : '',
  ];
  return parts.filter(Boolean).join(', ');
};

/** The target of the action, and how it changed. */
export const targetOf = ({ object_type: type, object_id: id, detail }: AuditEntry): string =>
  [type ? `${labelOf(auditObjects, type)} ${id ?? ''}`.trim() : '', detail ? detailOf(detail) : '']
    .filter(Boolean)
    .join(': ');
