import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { object, string } from 'yup';
import { buildProfile } from '#contract/fixtures/profiles.ts';
import { endSession, useSession, writeSession } from '#src/lib/sessions.ts';
import { AlertDialog } from '#src/ui/feedback/AlertDialog.tsx';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { FormDialog } from '#src/ui/layout/FormDialog.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: FormDialog, parameters: framed(600) });
const schema = object({ name: string().required('Name is required'), email: string().email('Enter a valid email') });

function Stage({ onSubmit }: { onSubmit: () => Promise<unknown> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add Broker</Button>
      <FormDialog
        open={open}
        title="Add Broker"
        initialValues={{ name: '', email: '' }}
        validationSchema={schema}
        onSubmit={async () => {
          await onSubmit();
          setOpen(false);
        }}
        submitLabel="Create"
        busyLabel="Creating..."
        onClose={() => setOpen(false)}
      >
        <TextField name="name" label="Name" required />
        <TextField name="email" label="Email" optional />
      </FormDialog>
    </>
  );
}

const accepted = fn(async () => undefined);

export const KeepsWhatWasTyped = meta.story({
  render: () => <Stage onSubmit={accepted} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Add Broker' });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    // Closed without input, it shows no error on reopening.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(screen.queryByText('Name is required')).toBeNull();
    await userEvent.keyboard('Kavita');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Kavita');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(accepted).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(opener);
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
});

class Taken extends Error {
  errors = { email: 'This email is taken' };
}

export const Refused = meta.story({
  render: () => (
    <Stage
      onSubmit={async () => {
        throw new Taken('Create failed');
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Broker' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Broker' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    // The dialog may still be opening.
    await waitFor(() => expect(dialog.getByText('Name is required')).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(dialog.getByRole('alert')).toHaveTextContent('One thing needs a change');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Asha');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Create failed');
    await expect(dialog.getByText('This email is taken')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('textbox', { name: 'Name' }));
    await userEvent.tab({ shift: true });
    await expect(dialog.getByRole('link', { name: 'Email' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
    // Validation on blur keeps the server's error until that value changes.
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await userEvent.click(email);
    await userEvent.tab();
    await expect(dialog.getByText('This email is taken')).toBeVisible();
    await userEvent.type(email, 'a');
    await waitFor(() => expect(dialog.queryByText('This email is taken')).toBeNull());
  },
});

let fail: (() => void) | undefined;
const undecided = () =>
  new Promise((_, refuse) => {
    fail = () => refuse(new Error('Create failed'));
  });

export const BusyTakesNothing = meta.story({
  tags: ['behaviour'],
  render: () => <Stage onSubmit={undecided} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Broker' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Asha{Enter}');
    await expect(await screen.findByRole('button', { name: 'Creating...' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await waitFor(() => expect(name).not.toHaveFocus());
    await userEvent.keyboard('x{Escape}');
    await expect(name).toHaveValue('Asha');
    fail?.();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Create failed');
    await waitFor(() => expect(name).toHaveFocus());
  },
});

export const BlockedUntilFilled = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  args: {
    open: true,
    wide: true,
    title: 'Connect a domain to the site of Rathore Properties',
    line: 'Visitors who type it see your site as soon as its DNS record points here.',
    initialValues: { name: '', email: '' },
    validationSchema: schema,
    disabledUntilFilled: ['name'],
    error: 'The list of domains could not be read: the server is busy.',
    submitLabel: 'Connect',
    onSubmit: accepted,
    onClose: fn(),
    children: <TextField name="name" label="Name" required />,
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Connect' })).toBeDisabled());
    await expect(screen.getByRole('alert')).toHaveTextContent('The list of domains could not be read');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('   ');
    await expect(screen.getByRole('button', { name: 'Connect' })).toBeDisabled();
    await userEvent.keyboard('Asha');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Connect' })).toBeEnabled());
  },
});

function AlertStage() {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <FormDialog
        open
        title="Edit user"
        initialValues={{ name: 'Asha' }}
        onSubmit={async () => {
          await new Promise((resolve) => setTimeout(resolve, 50));
          throw new Error('Update failed');
        }}
        onFailed={() => setFailed(true)}
        submitLabel="Save"
        onClose={fn()}
      >
        <TextField name="name" label="Name" />
      </FormDialog>
      <AlertDialog open={failed} title="Update failed" message="Try again." onClose={() => setFailed(false)} />
    </>
  );
}

export const AlertGivesFocusBack = meta.story({
  tags: ['behaviour'],
  render: () => <AlertStage />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
  },
});

const signIn = (person: Parameters<typeof buildProfile>[0] = {}) => {
  const profile = buildProfile({ role: 'broker', ...person });
  writeSession('broker', { ...profile, token: 'token', profile });
};

function GuardedStage() {
  const [city, setCity] = useState('Jaipur');
  if (!useSession('broker')) return <p>Please sign in again.</p>;
  return (
    <FormDialog
      open
      title="Edit lead"
      initialValues={{ name: 'Rohit', city, password: '' }}
      onSubmit={async () => setCity('Ajmer')}
      submitLabel="Save"
      onClose={() => setCity('Kochi')}
      keepAs={{ role: 'broker', name: 'lead 12' }}
    >
      <TextField name="name" label="Name" />
      <TextField name="city" label="City" />
      <TextField name="password" label="Password" />
    </FormDialog>
  );
}

/**
 * If the session ends while a form is open, the same person gets the input back after signing in, except a password;
 * others do not.
 */
export const SessionEnds = meta.story({
  tags: ['behaviour'],
  parameters: { session: signedIn('broker') },
  render: () => <GuardedStage />,
  play: async ({ canvas, userEvent }) => {
    const name = () => screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(await name(), ' Bhatia');
    await userEvent.type(screen.getByRole('textbox', { name: 'Password' }), 'secret');
    endSession('broker');
    await canvas.findByText('Please sign in again.');
    signIn({ id: 2, email: 'other@nivaas.example' });
    await expect(await name()).toHaveValue('Rohit');
    endSession('broker');
    await canvas.findByText('Please sign in again.');
    signIn();
    await waitFor(async () => expect(await name()).toHaveValue('Rohit Bhatia'));
    await expect(screen.getByRole('textbox', { name: 'Password' })).toHaveValue('');
    await expect(screen.getByRole('note')).toHaveTextContent('What you typed before is here again');
  },
});

/** A phone may discard a hidden page: the input is stored while the page is hidden, and no longer. */
export const PageGoes = meta.story({
  tags: ['behaviour'],
  parameters: { session: signedIn('broker') },
  render: () => <GuardedStage />,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' Bhatia');
    window.dispatchEvent(new Event('pagehide'));
    await expect(Object.values(sessionStorage)).toEqual([JSON.stringify({ name: 'Rohit Bhatia' })]);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(sessionStorage).toHaveLength(0);
  },
});

/** If the record changes while the form is open, the input stays and the other fields are updated. */
export const RecordChanges = meta.story({
  parameters: { session: signedIn('broker') },
  render: () => <GuardedStage />,
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' Bhatia');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Kochi'));
    await expect(name).toHaveValue('Rohit Bhatia');
  },
});
