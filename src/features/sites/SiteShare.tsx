import styled from '@emotion/styled';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { siteType } from '../../theme/sites/siteType';
import { SiteButton } from './SiteButton';

// Without scripts it could do nothing.
const Place = styled.div({ display: 'grid', '@media (scripting: none)': { display: 'none' } });
const Said = styled.p({ ...siteType.caption, '&:empty': { display: 'none' }, marginTop: 6 });

const copied = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    return 'Link copied';
  } catch {
    return `Copy this link: ${text}`;
  }
};

/** Shares this page in the device's own way, or copies its link where there is none. */
export function SiteShare({ title }: { title: string }) {
  const [said, setSaid] = useState('');
  const share = async () => {
    const url = `${window.location.origin}${window.location.pathname}`;
    if (typeof navigator.share === 'function') {
      // Closing the device's list of ways is no failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    setSaid(await copied(url));
  };
  return (
    <Place>
      <SiteButton kind="line" onClick={() => void share()}>
        <Share2 size={18} aria-hidden />
        Share
      </SiteButton>
      <Said role="status">{said}</Said>
    </Place>
  );
}
