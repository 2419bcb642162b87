import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { expect, fn, waitFor } from 'storybook/test';
import { array, object, string } from 'yup';
import { ChipGroupField } from '#src/ui/inputs/ChipGroupField.tsx';
import { RadioCardsField } from '#src/ui/inputs/RadioCardsField.tsx';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import { serverErrorsFor } from '#src/ui/inputs/serverErrors.ts';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { FormStage } from '#storybook/FormStage.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: SubmitButton });

export const BusyWhileSending = meta.story({
  render: () => (
    <FormStage values={{ name: '' }} onSubmit={() => new Promise(() => {})}>
      <SubmitButton busyText="Logging in...">Login</SubmitButton>
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await canvas.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
  },
});

const sent = fn();

export const SentByEnter = meta.story({
  render: () => (
    <FormStage values={{ name: '' }} onSubmit={sent}>
      <TextField name="name" label="Name" />
      <SubmitButton>Save</SubmitButton>
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('Asha{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ name: 'Asha' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  },
});

const schema = object({
  name: string().required('Name is required'),
  rooms: array().min(1, 'Choose a room'),
  role: string().required('Role is required'),
});
const listed = (...labels: string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }));

/** Each failed submit focuses the first invalid field and scrolls to it; in a group, its first choice. */
export const FocusesTheFirstError = meta.story({
  render: () => (
    <FormStage values={{ city: '', name: '', rooms: [], role: '' }} schema={schema}>
      <TextField name="city" label="City" optional />
      <TextField name="name" label="Name" required />
      <ChipGroupField name="rooms" label="Rooms" options={listed('Pooja', 'Study')} multiple />
      <RadioCardsField name="role" label="Role" options={listed('Buyer', 'Broker')} />
      <Box sx={{ height: '150vh' }} />
      <SubmitButton>Save</SubmitButton>
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await save();
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    const { top, bottom } = name.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.type(name, 'Asha');
    await save();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Pooja' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await save();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Buyer' })).toHaveFocus());
  },
});

function ServerError() {
  const { setStatus, values } = useFormikContext();
  return (
    <button type="button" onClick={() => setStatus(serverErrorsFor(values, { name: 'This name is taken' }))}>
      Refuse
    </button>
  );
}

export const FocusesAServerError = meta.story({
  render: () => (
    <FormStage values={{ name: 'Asha' }}>
      <TextField name="name" label="Name" />
      <ServerError />
      <SubmitButton>Save</SubmitButton>
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
});
