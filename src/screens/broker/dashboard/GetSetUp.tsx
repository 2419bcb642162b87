import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useRecentProperties } from '../../../features/properties/queries';
import { useDomainState, useMySites } from '../../../features/templates/queries';
import { useUserCount } from '../../../features/users/queries';
import { messageOf } from '../../../lib/apiError';
import { BusyButton } from '../../../ui/feedback/BusyButton';
import { InlineError } from '../../../ui/feedback/InlineError';
import { Loading } from '../../../ui/feedback/Loading';
import { Card } from '../../../ui/layout/Card';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden';
import { StepMark } from '../../../ui/navigation/StepMark';
import { type SetUpStep, setUpStepsOf } from './setUpSteps';

/** What is done and what is left until the desk works for the broker. */
export function GetSetUp() {
  const properties = useRecentProperties();
  const sites = useMySites();
  const users = useUserCount().count;
  const [site] = sites.data?.data ?? [];
  const domain = useDomainState(site);
  const posted = properties.data?.meta.total;
  const known = posted !== undefined && sites.data && users !== undefined;
  const failed = !known && (properties.isError || sites.isError);
  const connected = domain.data?.data.connected ?? false;
  const steps = known ? setUpStepsOf({ properties: posted, site, connected, users }) : [];
  return (
    <Card
      title="Get set up"
      actions={
        known ? (
          <Box component="span" sx={{ typography: 'caption', color: 'roles.slate' }}>
            {steps.filter(({ done }) => done).length} of {steps.length} done
          </Box>
        ) : null
      }
    >
      {failed ? (
        <InlineError
          message={messageOf(properties.error ?? sites.error, 'Failed to load')}
          onRetry={() => Promise.all([properties.refetch(), sites.refetch()])}
        />
      ) : null}
      {known || failed ? null : <Loading shape="facts" count={4} />}
      {known ? (
        <Box component="ul" aria-label="Get set up" sx={{ my: '-12px' }}>
          {steps.map((step) => (
            <Step key={step.title} step={step} checking={domain.isFetching} onCheck={() => void domain.refetch()} />
          ))}
        </Box>
      ) : null}
    </Card>
  );
}

interface StepProps {
  step: SetUpStep;
  /** The domain is being asked about. */
  checking: boolean;
  onCheck: () => void;
}

function Step({ step: { title, note, done, action }, checking, onCheck }: StepProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        minHeight: 56,
        py: '11px',
        borderTop: '1px solid',
        borderColor: 'roles.lineSoft',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <StepMark state={done ? 'done' : 'todo'} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="p" sx={done ? { typography: 'label', color: 'roles.slate' } : { typography: 'subtitle2' }}>
          {title}
          {done ? (
            <Box component="span" sx={visuallyHidden}>
              , done
            </Box>
          ) : null}
        </Box>
        <Box component="p" sx={{ typography: 'caption', color: 'roles.slate' }}>
          {note}
        </Box>
      </Box>
      {action && 'check' in action ? (
        <BusyButton size="small" busy={checking} busyText="Checking…" onClick={onCheck}>
          {action.label}
        </BusyButton>
      ) : null}
      {action && 'to' in action ? (
        <Button size="small" component={Link} to={action.to} state={action.state} sx={{ flex: 'none' }}>
          {action.label}
        </Button>
      ) : null}
    </Box>
  );
}
