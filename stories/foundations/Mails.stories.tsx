import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'storybook/test';
import { MailPage } from '#server/mail/MailPage.tsx';
import type { MailOrder } from '#server/mail/orders.ts';
import { plainText, wordsOf } from '#server/mail/words.ts';
import preview from '#storybook/preview.tsx';

const name = 'Asha Rathore';
const person = { to: 'asha@nivaas.example', name, role: 'broker' } as const;

/** A mail as it is read: rich, and as plain text. */
function ShownMail({ order }: { order: MailOrder }) {
  const words = wordsOf(order, 'https://nivaas.example', 'A'.repeat(43));
  return (
    <div style={{ display: 'grid', gap: 24, padding: 16 }}>
      <iframe
        title={words.subject}
        srcDoc={`<!doctype html>${renderToStaticMarkup(<MailPage name={name} words={words} />)}`}
        style={{ width: '100%', height: 620, border: 0 }}
      />
      <section aria-label="Plain text" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {plainText(name, words)}
      </section>
    </div>
  );
}

const meta = preview.meta({ title: 'foundations/Mails', component: ShownMail });

interface Shown {
  canvas: { getByLabelText: (label: string) => HTMLElement };
  canvasElement: HTMLElement;
}

/** Both parts greet, and say where the button leads. */
const says =
  (href: string) =>
  async ({ canvas, canvasElement }: Shown) => {
    const text = canvas.getByLabelText('Plain text').textContent ?? '';
    const rich = canvasElement.querySelector('iframe')?.srcdoc ?? '';
    for (const part of [text, rich]) await expect(part).toContain(`Namaste ${name},`);
    await expect(text).toContain(`https://nivaas.example${href}`);
    await expect(rich).toContain(`href="https://nivaas.example${href}`);
  };

export const Reset = meta.story({
  args: { order: { ...person, kind: 'reset', accountId: 1 } },
  play: says('/auth/reset?token=AAAA'),
});
export const PasswordChanged = meta.story({
  args: { order: { ...person, kind: 'password_changed' } },
  play: says('/auth/forgot'),
});
const elsewhere = { browser: 'Chrome on Android', place: '203.0.113.0/24', at: '23 Nov 2026, 9:41 pm (India)' };
export const NewSignIn = meta.story({
  args: { order: { ...person, kind: 'new_sign_in', ...elsewhere } },
  play: says('/auth/forgot'),
});
export const NewLead = meta.story({
  args: { order: { ...person, kind: 'lead', interest: '3 BHK flat in Vaishali Nagar, Jaipur' } },
  play: says('/broker/crm'),
});
export const Approved = meta.story({
  args: { order: { ...person, kind: 'broker_approved' } },
  play: says('/broker/dashboard'),
});
export const Suspended = meta.story({ args: { order: { ...person, kind: 'broker_suspended' } } });
export const Test = meta.story({ args: { order: { ...person, kind: 'test' } } });
