import styled from '@emotion/styled';
import type { SiteHead } from '#contract/sites.ts';
import { fileUrl } from '#src/lib/apiBase.ts';
import { initials } from '#src/theme/initials.ts';
import { space } from '#src/theme/spacing.ts';
import { siteType } from '../theme/siteType.ts';
import { site } from '../theme/templateTheme.ts';
import { SiteLicence } from './SiteLicence.tsx';

type Person = Pick<SiteHead, 'broker' | 'content'>;

const LARGE = 168;
const Disc = styled.span({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 64,
  height: 64,
  overflow: 'hidden',
  borderRadius: '50%',
  backgroundColor: site.tint,
  color: site.heading,
  ...siteType.monogram,
  '&.large': { width: LARGE, height: LARGE, marginTop: space(3.5) },
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/**
 * The broker's photo, or their initials if the broker wants no portrait or has none. Decorative, because the name is
 * beside it. `large` shows it as a picture instead of an avatar.
 */
export function SitePortrait({ site: { broker, content }, large = false }: { site: Person; large?: boolean }) {
  const { name } = broker;
  const photo = content.portrait ? broker.photo : null;
  return (
    <Disc aria-hidden className={large ? 'large' : undefined}>
      {photo ? (
        <img
          src={fileUrl(photo, 320)}
          alt=""
          width={large ? LARGE : 64}
          height={large ? LARGE : 64}
          loading="lazy"
          decoding="async"
        />
      ) : (
        initials(name) || 'BR'
      )}
    </Disc>
  );
}

/** The portrait beside the broker's name and licence. Templates style its parts. */
export function SiteWho({ site: shown }: { site: Person }) {
  return (
    <div className="who">
      <SitePortrait site={shown} />
      <div>
        <b>{shown.broker.name}</b>
        <span>
          <SiteLicence broker={shown.broker} />
        </span>
      </div>
    </div>
  );
}
