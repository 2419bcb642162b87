import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#src/lib/apiError.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpSecondStep } from './SetUpSecondStep.tsx';
import type { ProfileRole } from './saveProfile.ts';
import { useRefreshAll, useSecondStep } from './secondStepQueries.ts';
import { TurnOffSecondStep } from './TurnOffSecondStep.tsx';

/** The second step at sign-in: sets it up, shows how many recovery codes are left, turns it off. */
export function SecondStepCard({ of: role }: { of: ProfileRole }) {
  const [open, setOpen] = useState<'set-up' | 'turn-off' | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [showing, setShowing] = useState(false);
  const [kept, setKept] = useState(true);
  const say = useSnackbar();
  const refresh = useRefreshAll();
  const { data, error, refetch } = useSecondStep(role);
  const step = data?.data;
  const close = () => setOpen(null);
  return (
    <Box id="second-step" sx={{ maxWidth: 640, mt: 3 }}>
      <Card
        title="Second step"
        line="A code from an app on your phone, requested after your password"
        actions={
          step ? (
            <Button
              startIcon={step.on ? <ShieldOff size={18} /> : <ShieldCheck size={18} />}
              {...(step.required_by ? { variant: 'contained' } : {})}
              onClick={() => setOpen(step.on ? 'turn-off' : 'set-up')}
            >
              {step.on ? 'Turn off' : 'Set up'}
            </Button>
          ) : undefined
        }
      >
        {error ? (
          <Notice tone="error" urgent action={<Button onClick={() => void refetch()}>Try again</Button>}>
            {messageOf(error, 'The second step could not be loaded')}
          </Notice>
        ) : step?.on ? (
          <On codesLeft={step.recovery_codes_left} onShow={kept ? undefined : () => setShowing(true)} />
        ) : step ? (
          <Off who={role === 'broker' ? 'Brokers' : 'Operators'} requiredBy={step.required_by} />
        ) : (
          <Loading shape="text" />
        )}
      </Card>
      <SetUpSecondStep
        of={role}
        open={open === 'set-up'}
        onClose={close}
        onDone={(made) => {
          close();
          setCodes(made);
          setKept(false);
          setShowing(true);
          void refresh();
        }}
      />
      <RecoveryCodes
        key={codes[0]}
        open={showing}
        codes={codes}
        onClose={(areKept) => {
          setShowing(false);
          setKept(areKept);
        }}
      />
      <TurnOffSecondStep
        of={role}
        open={open === 'turn-off'}
        onClose={close}
        onDone={() => {
          close();
          say('Second step turned off');
          void refresh();
        }}
      />
    </Box>
  );
}

const FEW = 3;

interface OnProps {
  codesLeft: number;
  /** Shows the new codes again, after their dialog was closed before they were kept. */
  onShow: (() => void) | undefined;
}

function On({ codesLeft, onShow }: OnProps) {
  const left = `${codesLeft} recovery ${codesLeft === 1 ? 'code' : 'codes'} left`;
  const show = onShow ? <Button onClick={onShow}>Show them again</Button> : undefined;
  if (codesLeft > FEW) return <Notice tone="success" title="The second step is on" action={show}>{`${left}.`}</Notice>;
  return (
    <Notice tone="warning" title={`The second step is on, ${left}`}>
      To get ten new ones, turn it off and set it up again.
    </Notice>
  );
}

function Off({ who, requiredBy }: { who: 'Operators' | 'Brokers'; requiredBy: string | null }) {
  if (requiredBy && Date.parse(requiredBy) < Date.now()) {
    return (
      <Notice tone="error" title={`${who} need a second step`}>
        Set it up now. Until then, nothing outside your own account can be opened.
      </Notice>
    );
  }
  if (requiredBy) {
    return (
      <Notice
        tone="warning"
        title={`${who} need a second step`}
      >{`Set it up by ${formatDateTime(requiredBy)}.`}</Notice>
    );
  }
  return <Text quiet>It is off. When it is on, someone who learns your password still cannot sign in.</Text>;
}
