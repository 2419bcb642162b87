import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { TopNavActions } from '#src/ui/navigation/TopNavActions.tsx';
import { navFeatured, navPerson, navSignIn } from '#stories/samples/topNav.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: TopNavActions,
  args: { featured: navFeatured, signIn: navSignIn },
  decorators: [inBox({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '14px', p: 2 })],
});

export const Visitor = meta.story();

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
    await expect(canvas.getByRole('link', { name: `Your account, ${navPerson.name}` })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(navPerson.onLogOut).toHaveBeenCalledTimes(1);
  },
});

/** In the row, Tab goes from left to right. */
export const SignedIn = meta.story({
  args: { person: navPerson },
  play: async ({ canvas, userEvent }) => {
    const order = [
      canvas.getByRole('link', { name: /^Post property/ }),
      canvas.getByRole('link', { name: `Your account, ${navPerson.name}` }),
      canvas.getByRole('button', { name: 'Log out' }),
    ];
    for (const one of order) {
      await userEvent.tab();
      await expect(one).toHaveFocus();
    }
  },
});
