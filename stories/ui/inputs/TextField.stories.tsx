import { AtSign } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { object, string } from 'yup';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { FormStage } from '#storybook/FormStage.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: TextField });
const schema = object({ email: string().required('Email is required').email('Enter a valid email') });

export const Variants = meta.story({
  render: () => (
    <FormStage
      values={{ help: 'Jagatpura', locked: 'homes.rathore.example', kept: 'Called twice; wants a corner plot.' }}
    >
      <TextField name="plain" label="Name" placeholder="Placeholder" required />
      <TextField name="help" label="Locality" help="Help stays under the field." optional />
      <TextField name="locked" label="Domain" disabled />
      <TextField name="start" label="Handle" start={<AtSign size={16} />} placeholder="rathore.homes" />
      <TextField name="notes" label="Notes" rows={3} placeholder="Several lines" />
      <TextField name="kept" label="Notes so far" rows={3} disabled />
      <TextField name="large" label="Full name" large placeholder="Public pages" />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Asha');
    await userEvent.tab();
    await userEvent.tab();
    // The disabled field is not a tab stop.
    await expect(canvas.getByRole('textbox', { name: 'Handle' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
    await expect(canvas.getByRole('textbox', { name: 'Locality' })).toHaveAccessibleDescription(/Help stays.*Optional/);
  },
});

export const ErrorOnceLeft = meta.story({
  render: () => (
    <FormStage values={{ email: '' }} schema={schema}>
      <TextField name="email" label="Email" type="email" required autoComplete="email" />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'harpreet@');
    await expect(canvas.queryByText('Enter a valid email')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText('Enter a valid email')).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter a valid email');
  },
});

const pressed = fn();

/**
 * When a click moves the focus out of a field, the field's error waits for the click to end: it would move the button
 * away from the pointer.
 */
export const PressBelowArrives = meta.story({
  render: () => (
    <FormStage values={{ email: '' }} schema={schema}>
      <TextField name="email" label="Email" />
      <div>
        <button type="button" onClick={() => pressed()}>
          Cancel
        </button>
      </div>
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    pressed.mockClear();
    const cancel = canvas.getByRole('button', { name: 'Cancel' });
    await userEvent.tab();
    const { top } = cancel.getBoundingClientRect();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: cancel });
    await expect(cancel).toHaveFocus();
    // Longer than an error that did not wait would take.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(cancel.getBoundingClientRect().top).toBe(top);
    await userEvent.pointer({ keys: '[/MouseLeft]', target: cancel });
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('Email is required')).toBeVisible();
  },
});
