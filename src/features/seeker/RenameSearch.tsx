import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, Formik } from 'formik';
import { type KeyboardEvent, useState } from 'react';
import { type SavedSearch, savedSearchBody } from '#contract/seeker.ts';
import { fieldErrorsOf, messageOf } from '#src/lib/apiError.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import { serverErrorsFor } from '#src/ui/inputs/serverErrors.ts';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { useRenameSearch } from './searchQueries.ts';

interface RenameSearchProps {
  search: SavedSearch;
  onDone: () => void;
}

const schema = savedSearchBody.pick(['name']);

/** Renames a saved search. The input stays if saving fails; Escape cancels. */
export function RenameSearch({ search, onDone }: RenameSearchProps) {
  const { mutateAsync: rename } = useRenameSearch();
  const [failure, setFailure] = useState<string>();
  return (
    <Formik
      initialValues={{ name: search.name }}
      validationSchema={schema}
      onSubmit={async (values, helpers) => {
        setFailure(undefined);
        try {
          await rename({ id: search.id, name: values.name.trim() });
          onDone();
        } catch (error) {
          const errors = fieldErrorsOf(error);
          helpers.setStatus(serverErrorsFor(values, errors));
          if (!errors.name) setFailure(messageOf(error, 'The name could not be saved'));
        }
      }}
    >
      <Form noValidate>
        <Stack onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && onDone()} gap={1.5}>
          {failure ? (
            <Notice tone="error" urgent>
              {failure}
            </Notice>
          ) : null}
          <TextField name="name" label="Name of the search" required maxLength={120} autoComplete="off" autoFocus />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <SubmitButton busyText="Saving…">Save</SubmitButton>
            <Button onClick={onDone}>Cancel</Button>
          </Box>
        </Stack>
      </Form>
    </Formik>
  );
}
