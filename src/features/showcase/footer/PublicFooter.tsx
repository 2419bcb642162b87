import Box from '@mui/material/Box';
import { paths } from '#contract/paths.ts';
import { isTollFree, TOLL_FREE } from '#contract/supportContact.ts';
import { Island } from '#src/lib/Island.tsx';
import { readSupport } from '#src/lib/readSupport.ts';
import { useYear } from '#src/lib/useYear.ts';
import { FooterApps } from './FooterApps.tsx';
import { FooterBrand } from './FooterBrand.tsx';
import { FooterColumns } from './FooterColumns.tsx';
import { FooterContact } from './FooterContact.tsx';
import { FooterBand, FooterFrame } from './FooterFrame.tsx';
import { FooterLegal } from './FooterLegal.tsx';
import { FooterPartners } from './FooterPartners.tsx';
import { FooterSubscribe } from './FooterSubscribe.tsx';
import { footerApps, footerColumns, footerLegal, footerPartners, footerSocial } from './footerWords.ts';

// Specification 001, section 2, Footer: submitting does nothing and sends nothing.
const sendNothing = () => undefined;

/** The last band of the footer, with the current year. */
export function PublicLegal({ topId }: { topId: string }) {
  const year = useYear();
  return <FooterLegal copyright={`© ${year} Nivaas`} links={footerLegal} topId={topId} />;
}

interface PublicFooterProps {
  topId: string;
  /** Only the link columns and the bottom band. */
  short?: boolean;
}

/** The public pages' footer. */
export function PublicFooter({ topId, short = false }: PublicFooterProps) {
  return (
    <FooterFrame>
      <FooterColumns
        brand={<FooterBrand homeTo={paths.home} tagline="Homes, found with care" social={footerSocial} />}
        columns={footerColumns}
      />
      {short ? <Box sx={{ borderTop: '1px solid', borderColor: 'roles.deepLine' }} /> : <WideBands />}
      <Island name="legal">
        <PublicLegal topId={topId} />
      </Island>
    </FooterFrame>
  );
}

/** The newsletter, the phone number, the apps and the partners. */
function WideBands() {
  const support = readSupport();
  return (
    <>
      <FooterBand>
        <FooterSubscribe
          label="One letter a month, about homes in Jaipur"
          placeholder="Your email"
          action="Subscribe"
          onSubmit={sendNothing}
        />
        <FooterContact {...support} {...(isTollFree(support.phone) ? { note: TOLL_FREE } : {})} />
        <FooterApps apps={footerApps} />
      </FooterBand>
      <FooterPartners label="Partners" names={footerPartners} />
    </>
  );
}
