import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { expect, waitFor } from 'storybook/test';
import { array, object, string } from 'yup';
import { ChipGroupField } from '#src/ui/inputs/ChipGroupField.tsx';
import { FocusFirstError } from '#src/ui/inputs/FocusFirstError.tsx';
import { RadioCardsField } from '#src/ui/inputs/RadioCardsField.tsx';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import { serverErrorsFor } from '#src/ui/inputs/serverErrors.ts';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { FormStage } from '#storybook/FormStage.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: FocusFirstError });
const schema = object({
  name: string().required('Name is required'),
  rooms: array().min(1, 'Choose a room'),
  role: string().required('Role is required'),
});
const roles = [
  { value: 'user', label: 'Buyer' },
  { value: 'broker', label: 'Broker' },
];

const rooms = [
  { value: 'pooja', label: 'Pooja' },
  { value: 'study', label: 'Study' },
];

// Taller than any window, so that the first field is out of sight at its foot.
const long = (
  <FormStage values={{ city: '', name: '', rooms: [], role: '' }} schema={schema}>
    <TextField name="city" label="City" optional />
    <TextField name="name" label="Name" required />
    <ChipGroupField name="rooms" label="Rooms" options={rooms} multiple />
    <RadioCardsField name="role" label="Role" options={roles} />
    <Box sx={{ height: '150vh' }} />
    <SubmitButton>Save</SubmitButton>
  </FormStage>
);

export const StoppedByItsRules = meta.story({
  render: () => long,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    const { top, bottom } = name.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    // Sent again: the next bad one, a set of choices, gets the focus on its first choice.
    await userEvent.type(name, 'Asha');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Pooja' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Buyer' })).toHaveFocus());
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => long,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
});

function Refusal() {
  const { setStatus, values } = useFormikContext();
  return (
    <button type="button" onClick={() => setStatus(serverErrorsFor(values, { name: 'This name is taken' }))}>
      Refuse
    </button>
  );
}

export const RefusedByTheServer = meta.story({
  render: () => (
    <FormStage values={{ name: 'Asha' }}>
      <TextField name="name" label="Name" />
      <Refusal />
      <SubmitButton>Save</SubmitButton>
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
});
