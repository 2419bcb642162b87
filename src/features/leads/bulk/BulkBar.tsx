import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { leadStatuses } from '#contract/leads/choices.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { useMenu } from '#src/lib/useMenu.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { FormDialog } from '#src/ui/layout/FormDialog.tsx';
import { AssigneeField } from '../AssigneeField.tsx';
import { PlanForm } from '../work/PlanForm.tsx';
import type { ChosenLead, SeveralChanged } from './formerValues.ts';
import { useChangeSeveral } from './useChangeSeveral.ts';
import { useUndoSeveral } from './useUndoSeveral.ts';

type Change = Partial<Omit<SeveralChanged, 'ids'>>;

interface BulkBarProps {
  /** The selected leads, by id. */
  chosen: ReadonlyMap<number, ChosenLead>;
  /** Keeps only these leads selected: those that could not be changed. */
  onKeep: (ids: ReadonlySet<number>) => void;
  /** Ends the selection. */
  onEnd: () => void;
}

/** Changes the selected leads, keeps those selected that could not be changed, and says why. */
function useBulkChange(chosen: BulkBarProps['chosen'], onKeep: BulkBarProps['onKeep']) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { mutateAsync, isPending } = useChangeSeveral();
  const say = useUndoSeveral();
  const change = async (body: Change, done: string) => {
    const { data } = await mutateAsync({ ids: [...chosen.keys()], follow_up: null, ...body });
    const failed = data.filter(({ ok }) => !ok);
    setRefused(failed.map(({ id, message }) => `${chosen.get(id)?.full_name}: ${message ?? 'could not be changed'}`));
    onKeep(new Set(failed.map(({ id }) => id)));
    const changed = data.flatMap(({ id, ok }) => (ok ? (chosen.get(id) ?? []) : []));
    const count = changed.length;
    if (count > 0) say(`${count} ${count === 1 ? 'lead' : 'leads'}: ${done}`, changed, body);
  };
  return { change, isPending, refused, setRefused };
}

/**
 * Bulk actions on the selected leads: status, assignee and follow-up. Lists those that could not be changed, with the
 * reason; status and assignee can be undone for a few seconds.
 */
export function BulkBar({ chosen, onKeep, onEnd }: BulkBarProps) {
  const group = useRef<HTMLDivElement>(null);
  // The button that started the selection is gone, so move the focus here.
  useEffect(() => group.current?.focus(), []);
  const [form, setForm] = useState<'assign' | 'plan'>();
  const { change, isPending, refused, setRefused } = useBulkChange(chosen, onKeep);
  const { button, menu, close } = useMenu('Set the status');
  const setStatus = async (status: Lead['status']) => {
    close();
    try {
      await change({ status }, leadStatuses.labels[status]);
    } catch (error) {
      setRefused([messageOf(error, 'The leads could not be changed')]);
    }
  };
  // The buttons are not disabled while nothing is selected: a disabled button could not take the focus back when its
  // dialog closes.
  const ask = (open: () => void) => () => {
    setRefused(chosen.size === 0 ? ['Choose at least one lead first.'] : []);
    if (chosen.size > 0) open();
  };
  return (
    // Beside the title where there is room, so that the rows stay where they are.
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0, flex: { xs: '1 1 100%', sm: '1 1 544px' } }}>
      <Box ref={group} tabIndex={-1} role="group" aria-label="Chosen leads" sx={bar}>
        <Text role="status" sx={{ flex: '1 1 auto', fontWeight: 600 }}>
          {chosen.size === 0 ? 'Choose leads' : `${chosen.size} chosen`}
        </Text>
        <Button
          {...button}
          disabled={isPending}
          endIcon={<ChevronDown size={16} />}
          onClick={(event) => ask(() => button.onClick(event))()}
        >
          Status
        </Button>
        <Button disabled={isPending} onClick={ask(() => setForm('assign'))}>
          Assign
        </Button>
        <Button disabled={isPending} onClick={ask(() => setForm('plan'))}>
          Follow up
        </Button>
        <Button variant="text" onClick={onEnd} sx={{ gridArea: '1 / 2 / auto / -1', justifySelf: 'end' }}>
          Done choosing
        </Button>
      </Box>
      {refused.length > 0 ? (
        <Notice tone="error" urgent title={chosen.size > 0 ? 'These leads were not changed' : undefined}>
          {refused.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      ) : null}
      <Menu {...menu}>
        {leadStatuses.options.map(({ value, label }) => (
          <MenuItem key={value} onClick={() => void setStatus(value)} sx={{ minHeight: { xs: 48, sm: 40 } }}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      <AssignDialog
        open={form === 'assign'}
        onAssign={async (name) => {
          await change({ assigned_to: name }, name ? `assigned to ${name}` : 'assigned to no one');
          setForm(undefined);
        }}
        onClose={() => setForm(undefined)}
      />
      <PlanForm
        lead={{ follow_up: null }}
        open={form === 'plan'}
        onClose={() => setForm(undefined)}
        onPlan={async (plan) => {
          await change({ follow_up: plan }, `planned for ${formatDateTime(plan.at)}`);
          setForm(undefined);
        }}
      />
    </Box>
  );
}

interface AssignDialogProps {
  open: boolean;
  onAssign: (name: string) => Promise<void>;
  onClose: () => void;
}

function AssignDialog({ open, onAssign, onClose }: AssignDialogProps) {
  return (
    <FormDialog
      open={open}
      title="Assign"
      line="Leave it empty for no one."
      initialValues={{ assigned_to: '' }}
      onSubmit={({ assigned_to }) => onAssign(assigned_to.trim())}
      submitLabel="Assign"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <AssigneeField />
    </FormDialog>
  );
}

const bar = {
  // On a phone, the count and the end button are on one line, and the actions on another.
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: { xs: 52, sm: 40 },
  px: 1.5,
  py: { xs: 0.75, sm: 0.5 },
  borderRadius: '10px',
  bgcolor: 'roles.primaryTint',
  color: 'roles.primaryOnTint',
  '& button': { minHeight: { xs: 44, sm: 32 }, px: { xs: 1, sm: 1.5 } },
} as const;
