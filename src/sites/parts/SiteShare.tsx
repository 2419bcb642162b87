import styled from '@emotion/styled';
import { Share2 } from 'lucide-react';
import { Island } from '#src/lib/Island.tsx';
import { useShare } from '#src/lib/useShare.ts';
import { space } from '#src/theme/spacing.ts';
import { siteType } from '../theme/siteType.ts';
import { SiteButton } from './SiteButton.tsx';

// Without scripts the button would do nothing.
const Place = styled.div({ marginTop: space(1.5), '@media (scripting: none)': { display: 'none' } });
const Said = styled.p({ ...siteType.caption, '&:empty': { display: 'none' }, marginTop: space(0.75) });

/** Shares the page with the device's share sheet, or copies its link if there is none. */
export function SiteShare({ title }: { title: string }) {
  return (
    <Place>
      <Island name="share">
        <SharePress title={title} />
      </Island>
    </Place>
  );
}

/** The share button and its result message. */
export function SharePress({ title }: { title: string }) {
  const { share, message, url } = useShare();
  return (
    <>
      <SiteButton
        kind="line"
        small
        onClick={() => void share(title, `${window.location.origin}${window.location.pathname}`)}
      >
        <Share2 size={18} aria-hidden />
        Share
      </SiteButton>
      <Said role="status">{url ? `${message} ${url}` : message}</Said>
    </>
  );
}
