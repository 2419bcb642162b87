import { paths } from '../../../contract/paths';
import { useYear } from '../../lib/useYear';
import { FooterApps } from '../../ui/footer/FooterApps';
import { FooterBand } from '../../ui/footer/FooterBand';
import { FooterBrand } from '../../ui/footer/FooterBrand';
import { FooterColumns } from '../../ui/footer/FooterColumns';
import { FooterContact } from '../../ui/footer/FooterContact';
import { FooterFrame } from '../../ui/footer/FooterFrame';
import { FooterLegal } from '../../ui/footer/FooterLegal';
import { FooterPartners } from '../../ui/footer/FooterPartners';
import { FooterSubscribe } from '../../ui/footer/FooterSubscribe';
import { footerApps, footerColumns, footerLegal, footerPartners, footerSocial } from './footerWords';

interface PublicFooterProps {
  /** The id of what takes the focus after Back to top. */
  topId: string;
}

// Specification 001, section 2, Footer: submitting does nothing and sends nothing.
const sendNothing = () => undefined;

/** The public pages' footer. */
export function PublicFooter({ topId }: PublicFooterProps) {
  const year = useYear();
  return (
    <FooterFrame>
      <FooterColumns
        brand={<FooterBrand homeTo={paths.home} tagline="Homes, found with care" social={footerSocial} />}
        columns={footerColumns}
      />
      <FooterBand>
        <FooterSubscribe
          label="One letter a month, about homes in Jaipur"
          placeholder="Your email"
          action="Subscribe"
          onSubmit={sendNothing}
        />
        <FooterContact phone="1800 000 0199" note="Toll-free" email="namaste@nivaas.example" />
        <FooterApps apps={footerApps} />
      </FooterBand>
      <FooterPartners label="Partners" names={footerPartners} />
      <FooterLegal copyright={`© ${year} Nivaas`} links={footerLegal} topId={topId} />
    </FooterFrame>
  );
}
