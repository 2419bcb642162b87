import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { siteTemplates } from '../../../contract/templates';
import { SiteButton } from '../../../src/screens/site/SiteButton';
import { SiteFrame } from '../../../src/screens/site/SiteFrame';
import { siteLooks } from '../../../src/theme/sites/siteLooks';

const meta = preview.meta({ component: SiteButton });

export const Kinds = meta.story({
  args: { kind: 'accent' },
  render: () => (
    <>
      {siteTemplates.values.map((template) => (
        <SiteFrame key={template} look={siteLooks[template]}>
          <SiteButton kind="accent">See listings</SiteButton>
          <SiteButton kind="call">Call</SiteButton>
          <SiteButton kind="line">Enquire</SiteButton>
        </SiteFrame>
      ))}
    </>
  ),
});

/** Its words are read while it works: they keep the colour they had on the button's ground. */
export const Busy = meta.story({
  args: { kind: 'accent' },
  render: () => (
    <>
      {siteTemplates.values.map((template) => (
        <SiteFrame key={template} look={siteLooks[template]}>
          <SiteButton kind="accent">Send enquiry</SiteButton>
          <SiteButton kind="accent" disabled aria-busy>
            Sending…
          </SiteButton>
        </SiteFrame>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const ready = canvas.getAllByRole('button', { name: 'Send enquiry' });
    for (const [at, busy] of canvas.getAllByRole('button', { name: 'Sending…' }).entries()) {
      const look = ready[at] ? getComputedStyle(ready[at]) : undefined;
      await expect(getComputedStyle(busy).color).toBe(look?.color);
      await expect(getComputedStyle(busy).backgroundColor).toBe(look?.backgroundColor);
      await expect(getComputedStyle(busy).opacity).toBe('1');
    }
  },
});
