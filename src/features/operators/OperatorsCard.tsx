import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { type Operator, type OperatorStatus, operatorStatuses } from '#contract/operators.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { useSession } from '#src/lib/sessions.ts';
import { useRecordForms } from '#src/lib/useRecordForms.ts';
import { ActionRow } from '#src/ui/data/ActionRow.tsx';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { ConfirmDialog } from '#src/ui/feedback/ConfirmDialog.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { OperatorForm } from './OperatorForm.tsx';
import { useOperators, useUpdateOperator } from './queries.ts';

const lineOf = ({ email, lastLoginAt }: Operator) =>
  `${email} · ${lastLoginAt ? `Last login ${formatDateTime(lastLoginAt)}` : 'Never signed in'}`;

/** The platform's operators: lists, adds, suspends and reactivates them. */
export function OperatorsCard({ id }: { id?: string }) {
  const say = useSnackbar();
  const own = useSession('super_admin')?.email;
  const { data, error, refetch } = useOperators();
  const { mutate: update, variables, isPending } = useUpdateOperator();
  const { add, forms } = useRecordForms<Operator>('Operator', say);
  const [asked, setAsked] = useState<Operator>();
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const change = ({ id: whom, name }: Operator, status: OperatorStatus) =>
    update(
      { params: { id: whom }, body: { status } },
      {
        onSuccess: () => {
          setOpen(false);
          say(status === 'active' ? `${name} can sign in again` : `${name} is suspended`);
        },
        onError: (failure) => {
          const message = messageOf(failure, 'This could not be saved. Try again.');
          if (status === 'active') say(message, { failed: true });
          else setRefusal(message);
        },
      },
    );
  const ask = (operator: Operator) => {
    setRefusal(undefined);
    setAsked(operator);
    setOpen(true);
  };
  return (
    <Card
      {...(id ? { id } : {})}
      title="Operators"
      line="The people who run Nivaas"
      actions={
        <Button startIcon={<UserPlus size={18} />} onClick={add}>
          Add operator
        </Button>
      }
    >
      {data ? (
        <Box component="ul" aria-label="Operators">
          {data.data.map((operator: Operator) => (
            <OperatorRow
              key={operator.id}
              operator={operator}
              isOwn={operator.email === own}
              busy={isPending && variables.params.id === operator.id}
              onSuspend={() => ask(operator)}
              onReactivate={() => change(operator, 'active')}
            />
          ))}
        </Box>
      ) : error ? (
        <Notice tone="error" urgent action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {messageOf(error, 'The operators could not be loaded')}
        </Notice>
      ) : (
        <Loading shape="facts" count={2} />
      )}
      <ConfirmDialog
        open={open}
        title={`Suspend ${asked?.name ?? ''}?`}
        message="Their sessions end at once, and they cannot sign in until an operator reactivates them."
        confirmLabel="Suspend"
        busyLabel="Suspending…"
        danger
        busy={isPending}
        error={refusal}
        onConfirm={() => asked && change(asked, 'suspended')}
        onClose={() => setOpen(false)}
      />
      {forms.map(({ key, row: _, ...form }) => (
        <OperatorForm key={key} {...form} />
      ))}
    </Card>
  );
}

interface OperatorRowProps {
  operator: Operator;
  /** The operator who is signed in. */
  isOwn: boolean;
  busy: boolean;
  onSuspend: () => void;
  onReactivate: () => void;
}

function OperatorRow({ operator, isOwn, busy, onSuspend, onReactivate }: OperatorRowProps) {
  const { name, status } = operator;
  return (
    <ActionRow title={`${name}${isOwn ? ' (you)' : ''}`} line={lineOf(operator)}>
      <StatusChip tone={status === 'active' ? 'success' : 'neutral'} label={operatorStatuses.labels[status]} />
      {isOwn ? null : status === 'active' ? (
        <Button size="small" aria-label={`Suspend ${name}`} onClick={onSuspend}>
          Suspend
        </Button>
      ) : (
        <BusyButton size="small" aria-label={`Reactivate ${name}`} busy={busy} onClick={onReactivate}>
          Reactivate
        </BusyButton>
      )}
    </ActionRow>
  );
}
