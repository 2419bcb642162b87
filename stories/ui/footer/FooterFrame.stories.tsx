import { expect, fn } from 'storybook/test';
import {
  footerApps,
  footerColumns,
  footerLegal,
  footerPartners,
  footerSocial,
} from '#src/features/showcase/footerWords.ts';
import { FooterApps } from '#src/ui/footer/FooterApps.tsx';
import { FooterBand } from '#src/ui/footer/FooterBand.tsx';
import { FooterBrand } from '#src/ui/footer/FooterBrand.tsx';
import { FooterColumns } from '#src/ui/footer/FooterColumns.tsx';
import { FooterContact } from '#src/ui/footer/FooterContact.tsx';
import { FooterFrame } from '#src/ui/footer/FooterFrame.tsx';
import { FooterLegal } from '#src/ui/footer/FooterLegal.tsx';
import { FooterPartners } from '#src/ui/footer/FooterPartners.tsx';
import { FooterSubscribe } from '#src/ui/footer/FooterSubscribe.tsx';
import preview from '#storybook/parts/preview.ts';

const subscribe = fn();

const meta = preview.meta({
  component: FooterFrame,
  args: {
    children: (
      <>
        <FooterColumns
          brand={<FooterBrand homeTo="/" tagline="Homes, found with care" social={footerSocial} />}
          columns={footerColumns}
        />
        <FooterBand>
          <FooterSubscribe
            label="One letter a month, about homes in Jaipur"
            placeholder="Your email"
            action="Subscribe"
            onSubmit={subscribe}
          />
          <FooterContact phone="1800 000 0199" email="namaste@nivaas.example" />
          <FooterApps apps={footerApps} />
        </FooterBand>
        <FooterPartners label="Partners" names={footerPartners} />
        <FooterLegal copyright="© 2026 Nivaas" links={footerLegal} topId="top" />
      </>
    ),
  },
});

/** All parts of the footer. The form uses native validation. */
export const Whole = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('One letter a month, about homes in Jaipur');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(field).toBeInvalid();
    await expect(subscribe).not.toHaveBeenCalled();
    await userEvent.type(field, 'ishita@nivaas.example{Enter}');
    await expect(subscribe).toHaveBeenCalledWith('ishita@nivaas.example');
  },
});
