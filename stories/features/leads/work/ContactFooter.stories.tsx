import { expect, fn } from 'storybook/test';
import { buildLead } from '#contract/fixtures/leads.ts';
import { ContactFooter } from '#src/features/leads/work/ContactFooter.tsx';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ContactFooter,
  args: { lead: buildLead({ full_name: 'Meenal Dixit', phone: '55501 21169' }), onWrite: fn() },
  parameters: framed(120),
  globals: { viewport: { value: 'phone' } },
});

export const Phone = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:5550121169');
    for (const name of ['WhatsApp', 'E-mail']) await expect(canvas.getByRole('link', { name })).toBeVisible();
    const write = canvas.getByRole('button', { name: 'Write a note' });
    await expect(write.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(write);
    await expect(args.onWrite).toHaveBeenCalledOnce();
  },
});

/** A lead without an e-mail, and with a phone that WhatsApp cannot use. */
export const CallOnly = meta.story({
  args: { lead: buildLead({ email: null, phone: '0141 2345' }) },
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(1),
});
