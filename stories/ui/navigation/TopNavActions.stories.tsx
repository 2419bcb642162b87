import Box from '@mui/material/Box';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { TopNavActions } from '#src/ui/navigation/TopNavActions.tsx';
import { Address } from '#storybook/Address.tsx';
import { navFeatured, navPerson, navSignIn } from '#storybook/navSample.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: TopNavActions,
  args: { featured: navFeatured, signIn: navSignIn },
  decorators: [
    (Story) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '14px', p: 2 }}>
        <Story />
        <Address />
      </Box>
    ),
  ],
});

export const Visitor = meta.story({
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByTestId('address');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Post property FREE' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address).toHaveTextContent('/broker/login'));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address).toHaveTextContent('/auth'));
  },
});

function LeavingActions() {
  const [inside, setInside] = useState(true);
  const person = inside ? { ...navPerson, onLogOut: () => setInside(false) } : undefined;
  return <TopNavActions featured={navFeatured} signIn={navSignIn} person={person} />;
}

/** After Log out the focus moves to Login. */
export const LoggedOut = meta.story({
  render: () => <LeavingActions />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Login' })).toHaveFocus());
  },
});

export const SignedInWide = meta.story({
  args: { person: navPerson, wide: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(navPerson.onLogOut).toHaveBeenCalledTimes(1);
  },
});
