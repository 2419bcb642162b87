import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { ApiError, messageOf } from '#src/lib/apiError.ts';
import { useAddressToken } from '#src/lib/useAddressToken.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { AuthLayout } from '#src/ui/layout/AuthLayout.tsx';

interface MailLinkPageProps<Done> {
  title: string;
  /** The heading beside the drawing. */
  heading: string;
  line: string;
  /** The text above the button, which says what it will do. */
  asks: string;
  button: string;
  act: (token: string) => Promise<Done>;
  /** The message of a failure without a reason of its own. */
  failed: string;
  done: (answer: Done) => ReactNode;
  /** What to do when the link no longer works. */
  dead: string;
  /** A way on, below `dead`. */
  onward?: ReactNode;
}

/** The page that a mail's link opens. It acts only on click, because mail scanners open links, too. */
export function MailLinkPage<Done>(props: MailLinkPageProps<Done>) {
  const { title, heading, line, asks, button, act, failed, done, dead, onward } = props;
  const token = useAddressToken();
  const [state, setState] = useState<'asks' | 'busy' | 'dead' | { readonly answer: Done }>(token ? 'asks' : 'dead');
  const [failure, setFailure] = useState<string>();
  const press = async () => {
    setFailure(undefined);
    setState('busy');
    try {
      setState({ answer: await act(token) });
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) return setState('dead');
      setFailure(messageOf(error, failed));
      setState('asks');
    }
  };
  return (
    <AuthLayout heading={heading} line={line}>
      <Text variant="formTitle" component="h1" sx={{ mb: 2.5 }}>
        {title}
      </Text>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {typeof state === 'object' ? (
          done(state.answer)
        ) : state === 'dead' ? (
          <>
            <Notice tone="error" urgent title="This link does not work any more">
              {dead}
            </Notice>
            {onward}
          </>
        ) : (
          <>
            {failure ? (
              <Notice tone="error" urgent>
                {failure}
              </Notice>
            ) : null}
            <Text variant="copy" quiet>
              {asks}
            </Text>
            <BusyButton
              variant="contained"
              size="large"
              busy={state === 'busy'}
              busyText="Please wait"
              onClick={() => void press()}
            >
              {button}
            </BusyButton>
          </>
        )}
      </Box>
    </AuthLayout>
  );
}
