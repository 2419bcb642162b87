import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { fetchPrivacyCopy, PRIVACY_LINK_HOURS, type PrivacyCopy } from '#contract/privacy.ts';
import { ApiError, messageOf } from '#src/lib/apiError.ts';
import { call } from '#src/lib/call.ts';
import { downloadText } from '#src/lib/downloadText.ts';
import { useAddressToken } from '#src/lib/useAddressToken.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { AuthLayout } from '#src/ui/layout/AuthLayout.tsx';

const files = [
  {
    label: 'Save as CSV',
    save: ({ csv }: PrivacyCopy) => downloadText('nivaas-my-data.csv', csv, 'text/csv'),
  },
  {
    label: 'Save as JSON',
    save: ({ copy }: PrivacyCopy) =>
      downloadText('nivaas-my-data.json', JSON.stringify(copy, null, 2), 'application/json'),
  },
] as const;
type File = (typeof files)[number];

/**
 * Fetches the copy behind a link, once, and saves it in the chosen formats, any number of times while the page is open.
 */
export function PrivacyCopyScreen() {
  const token = useAddressToken();
  const [chosen, setChosen] = useState<File>();
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: (_: File) => call(fetchPrivacyCopy, { params: { token } }),
    onSuccess: ({ data: copy }, { save }) => save(copy),
  });
  const copy = data?.data;
  const dead = !token || (error instanceof ApiError && error.status === 404);
  const press = (file: File) => {
    setChosen(file);
    if (copy) file.save(copy);
    else mutate(file);
  };
  return (
    <AuthLayout heading={'All of it,\nin your hands.'} line="What every broker and Nivaas hold about you.">
      <Text variant="formTitle" component="h1" sx={{ mb: 2.5 }}>
        The copy of your data
      </Text>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {dead ? (
          <>
            <Notice tone="error" urgent title="This link does not work any more">
              {`A link works once, within ${PRIVACY_LINK_HOURS} hours. You can ask for another copy.`}
            </Notice>
            <Button component={Link} to={paths.privacyRequests} variant="contained" size="large">
              Ask for a copy
            </Button>
          </>
        ) : (
          <>
            {error ? (
              <Notice tone="error" urgent>
                {messageOf(error, 'The copy could not be fetched')}
              </Notice>
            ) : null}
            {copy ? (
              <Notice tone="success" urgent title="Your copy is here">
                The link is used up. Save what you need before you close this page.
              </Notice>
            ) : (
              <Notice tone="warning" title="The link works once">
                As soon as you save a file it is used up. Both files can then be saved until you close this page.
              </Notice>
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              {files.map((file, nth) => (
                <BusyButton
                  key={file.label}
                  variant={nth === 0 ? 'contained' : 'outlined'}
                  size="large"
                  busy={isPending && chosen === file}
                  disabled={isPending}
                  busyText="Please wait"
                  onClick={() => press(file)}
                >
                  {file.label}
                </BusyButton>
              ))}
            </Box>
            <Text quiet>CSV opens in spreadsheets, JSON is for programs. Both hold the same.</Text>
          </>
        )}
      </Box>
    </AuthLayout>
  );
}
