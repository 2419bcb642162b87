import styled from '@emotion/styled';
import { space } from '#src/theme/spacing.ts';
import { SiteButton } from './parts/SiteButton.tsx';
import { SiteFrame } from './parts/SiteFrame.tsx';
import { classic } from './templates/classic/classic.ts';
import { siteType } from './theme/siteType.ts';
import { site } from './theme/templateTheme.ts';

const Page = styled.main({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(2),
  minHeight: '100dvh',
  maxWidth: 520,
  marginInline: 'auto',
  padding: space(6, 2.5),
  textAlign: 'center',
  '& > img': { width: 240, height: 180, objectFit: 'cover' },
  '& > p': { color: site.slate, textWrap: 'balance' },
});
const Links = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(1.5),
  ...siteType.body,
});

/**
 * Shown if the site does not exist, or has no such home; then `base` is the site's path. Always in the classic theme,
 * and never hydrated.
 */
export function SiteMissing({ base }: { base: string | undefined }) {
  return (
    <SiteFrame templateTheme={classic.templateTheme}>
      <Page id="content">
        <img src="/pictures/plot-sand-5.svg" alt="" width={480} height={360} />
        <h1>Not Found</h1>
        <p>
          {base === undefined
            ? 'There is no website at this address. It may have been taken down, or never been here.'
            : 'This page is not on the website any more. The home may have been sold, or the address was mistyped.'}
        </p>
        <Links>
          {base === undefined ? null : (
            <SiteButton kind="accent" href={base || '/'}>
              See all homes
            </SiteButton>
          )}
          {base === '' ? null : (
            <SiteButton kind={base === undefined ? 'accent' : 'line'} href="/">
              {base === undefined ? 'Go to the home page' : 'Go to Nivaas'}
            </SiteButton>
          )}
        </Links>
      </Page>
    </SiteFrame>
  );
}
