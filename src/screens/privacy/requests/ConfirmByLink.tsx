import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { confirmPrivacy, type PrivacyKind } from '#contract/privacy.ts';
import { authErrorText } from '#src/features/auth/authErrors.ts';
import { ApiError } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useFocusNearby } from '#src/ui/feedback/useFocusNearby.ts';

interface ConfirmByLinkProps {
  token: string;
  onDone: (kind: PrivacyKind) => void;
  /** The link does not work any more. */
  onDead: () => void;
}

/** Confirms a request by a mailed link. Requires a click, because mail scanners open links, too. */
export function ConfirmByLink({ token, onDone, onDead }: ConfirmByLinkProps) {
  const place = useFocusNearby();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(confirmPrivacy, { body: { token } }),
    onSuccess: ({ data }) => onDone(data.kind),
    onError: (failure) => {
      if (failure instanceof ApiError && failure.status === 400) onDead();
    },
  });
  return (
    <Box ref={place} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {error ? (
        <Notice tone="error" urgent>
          {authErrorText(error, 'The request could not be confirmed')}
        </Notice>
      ) : null}
      <Text variant="copy" quiet>
        The mail says what was asked for. It is done once you confirm it; an erasure cannot be undone. If you did not
        ask for it, close the page.
      </Text>
      <BusyButton variant="contained" size="large" busy={isPending} busyText="Please wait" onClick={() => mutate()}>
        Confirm the request
      </BusyButton>
    </Box>
  );
}
