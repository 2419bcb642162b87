import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { enquireHome } from '#contract/homes/endpoints.ts';
import { HomeEnquiry } from '#src/screens/public/home/HomeEnquiry.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { homeCalls } from '#stories/mocks/homes.ts';
import { failed } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: HomeEnquiry,
  args: { home: buildHomeDetail() },
  parameters: framed(640),
  beforeEach: ({ msw }) => msw.use(...homeCalls()),
});

const fillIn = (form: HTMLElement) => {
  fireEvent.input(within(form).getByLabelText('Your name'), { target: { value: 'Meera Joshi' } });
  fireEvent.input(within(form).getByLabelText('Phone'), { target: { value: '+91 98290 00123' } });
};

/** Consent never starts ticked. The broker's phone and WhatsApp show only after the enquiry is sent. */
export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole('form', { name: 'Enquiry' });
    const consent = within(form).getByRole('checkbox');
    fillIn(form);
    await expect(consent).not.toBeChecked();
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(within(form).getByRole('button', { name: 'Send enquiry' }));
    await waitFor(() => expect(consent).toHaveFocus());
    await userEvent.click(consent);
    await userEvent.click(within(form).getByRole('button', { name: 'Send enquiry' }));
    await expect(await canvas.findByRole('link', { name: 'Call +91 55501 20417' })).toHaveAttribute(
      'href',
      'tel:+915550120417',
    );
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/915550120417?text='),
    );
  },
});

/** If the enquiry cannot be sent, no input is lost. */
export const NotSent = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(enquireHome)),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole('form', { name: 'Enquiry' });
    fillIn(form);
    await userEvent.click(within(form).getByRole('checkbox'));
    await userEvent.click(within(form).getByRole('button', { name: 'Send enquiry' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(within(form).getByLabelText('Your name')).toHaveValue('Meera Joshi');
  },
});

/** The form is filled in from a home seeker's account, except for the consent. */
export const SignedIn = meta.story({
  tags: ['behaviour'],
  parameters: { session: signedIn('user') },
  play: async ({ canvas }) => {
    const { name, email } = signedIn('user').user ?? {};
    await expect(canvas.getByLabelText('Your name')).toHaveValue(name);
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue(email);
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
});
