import type { Broker } from '#contract/brokers.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { AlertDialog } from '#src/ui/feedback/AlertDialog.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { FormDialog } from '#src/ui/layout/FormDialog.tsx';
import { QuotaField } from './QuotaField.tsx';
import { useBrokerQuotas, useUpdateBrokerQuotas } from './queries.ts';
import { type QuotaFormValues, quotaFormOf, quotaFormRules, quotaNames, quotaPatchOf } from './quotaFormValues.ts';

interface BrokerLimitsProps {
  broker: Pick<Broker, 'id' | 'name'>;
  onClose: () => void;
  onSaved: () => void;
}

/** A broker's usage and limits, which the operator can change. A failure to load shows an alert with a retry. */
export function BrokerLimits({ broker, onClose, onSaved }: BrokerLimitsProps) {
  const { data, error, refetch } = useBrokerQuotas(broker.id);
  const update = useUpdateBrokerQuotas();
  const standings = data?.data;
  if (error && !standings)
    return (
      <AlertDialog
        open
        title="Failed to load limits"
        message={messageOf(error, 'The limits could not be read. Try again in a moment.')}
        onClose={onClose}
        action={{ label: 'Try again', onAction: () => void refetch() }}
      />
    );
  const submit = async (values: QuotaFormValues) => {
    if (!standings) return;
    await update.mutateAsync({ params: { id: broker.id }, body: quotaPatchOf(values, standings) });
    onSaved();
  };
  return (
    <FormDialog
      open
      title={`Limits of ${broker.name}`}
      line="How much this broker may have"
      initialValues={quotaFormOf(standings)}
      validationSchema={quotaFormRules}
      onSubmit={submit}
      keepAs={{ role: 'super_admin', name: `limits of broker ${broker.id}` }}
      disabledUntilFilled={quotaNames}
      submitLabel="Save"
      busyLabel="Saving…"
      onClose={onClose}
    >
      {standings ? (
        quotaNames.map((name) => <QuotaField key={name} name={name} standing={standings[name]} />)
      ) : (
        <Loading shape="facts" count={quotaNames.length} />
      )}
    </FormDialog>
  );
}
