import { Pencil } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { buildLead } from '#contract/fixtures/leads.ts';
import { LeadHead } from '#src/features/leads/work/LeadHead.tsx';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const edit = fn();

const meta = preview.meta({
  component: LeadHead,
  args: {
    lead: buildLead({ full_name: 'Meenal Dixit', phone: '55501 21169', property_interest: 'Neem Court' }),
    items: [{ label: 'Edit', icon: Pencil, onClick: edit }],
  },
  decorators: [inBox({ m: 2 })],
  parameters: framed(220),
});

export const Wide = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Meenal Dixit');
    await expect(canvas.getByRole('link', { name: 'Call 55501 21169' })).toHaveAttribute('href', 'tel:5550121169');
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/915550121169?text=${encodeURIComponent('Namaste Meenal Dixit, you asked about Neem Court.')}`,
    );
    await expect(canvas.getByRole('link', { name: 'E-mail' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More for Meenal Dixit' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(edit).toHaveBeenCalledOnce();
  },
});

/** On a phone the ways to reach the person are at the bottom of the page instead. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { lead: buildLead({ full_name: 'Venkatanarasimharajuvaripeta Subramanian' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button')).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Without an e-mail, and with a phone that WhatsApp cannot use, only Call is left; in the dark scheme. */
export const CallOnly = meta.story({
  globals: { viewport: { value: 'desktop' }, scheme: 'dark' },
  args: { lead: buildLead({ email: null, phone: '0141 2345' }) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(1),
});
