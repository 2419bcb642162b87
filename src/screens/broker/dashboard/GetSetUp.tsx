import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useRecentProperties } from '#src/features/properties/queries.ts';
import { useDomainState, useMySites } from '#src/features/templates/queries.ts';
import { useUserCount } from '#src/features/users/queries.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { StepMark } from '#src/ui/navigation/StepMark.tsx';
import { type SetUpStep, setUpStepsOf } from './setUpSteps.ts';

/** The set-up steps that are done, and those that are left. */
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
          <Text component="span" variant="caption" quiet>
            {steps.filter(({ done }) => done).length} of {steps.length} done
          </Text>
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
        <Box component="ul" aria-label="Get set up" sx={{ my: -1.5 }}>
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
  /** The domain check is running. */
  checking: boolean;
  onCheck: () => void;
}

function Step({ step: { title, note, done, action }, checking, onCheck }: StepProps) {
  return (
    <Row
      component="li"
      gap={1.5}
      sx={{
        minHeight: 56,
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'roles.lineSoft',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <StepMark state={done ? 'done' : 'todo'} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text variant={done ? 'label' : 'subtitle2'} quiet={done}>
          {title}
          {done ? (
            <Box component="span" sx={visuallyHidden}>
              , done
            </Box>
          ) : null}
        </Text>
        <Text variant="caption" quiet>
          {note}
        </Text>
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
    </Row>
  );
}
