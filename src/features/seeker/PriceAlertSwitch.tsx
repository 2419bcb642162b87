import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import { messageOf } from '#src/lib/apiError.ts';
import { switchStyles } from '#src/theme/mui/switch.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Stack } from '#src/ui/base/Stack.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useSeekerAlerts, useSetSeekerAlerts } from './seekerQueries.ts';

/** Turns mails about price drops of saved homes on and off. Saved at once. */
export function PriceAlertSwitch() {
  const { data, error, refetch } = useSeekerAlerts();
  const { mutate: save, error: failure } = useSetSeekerAlerts();
  if (!data)
    return error ? (
      <Notice tone="error" urgent action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {messageOf(error, 'Notification settings could not be loaded')}
      </Notice>
    ) : (
      <Loading shape="text" count={1} />
    );
  return (
    <Stack gap={1}>
      {failure ? (
        <Notice tone="error" urgent>
          {messageOf(failure, 'This could not be saved. Try again.')}
        </Notice>
      ) : null}
      <Row component="label" gap={2} between sx={{ minHeight: 44, typography: 'label', cursor: 'pointer' }}>
        E-mail me when the price of a saved home drops
        <Switch
          checked={data.data.price_drops}
          onChange={(_, checked) => save({ price_drops: checked })}
          sx={[switchStyles, { flex: 'none' }]}
        />
      </Row>
    </Stack>
  );
}
