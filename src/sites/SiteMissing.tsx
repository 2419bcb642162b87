import styled from '@emotion/styled';
import { SiteButton } from './parts/SiteButton.tsx';
import { SiteFrame } from './parts/SiteFrame.tsx';
import { classic } from './templates/classic/classic.ts';
import { siteType } from './theme/siteType.ts';
import { site } from './theme/templateTheme.ts';

const Page = styled.main({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 16,
  minHeight: '100dvh',
  maxWidth: 520,
  marginInline: 'auto',
  padding: '48px 20px',
  textAlign: 'center',
  '& > img': { width: 240, height: 180, objectFit: 'cover' },
  '& > p': { color: site.slate, textWrap: 'balance' },
});
const Ways = styled.p({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12, ...siteType.body });

/**
 * What an address shows where no site is to be seen, or no home of a site (then `base` leads back to it): in one plain look, as
 * nobody's template has a say here. Nothing takes it over in the browser.
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
        <Ways>
          {base === undefined ? null : (
            <SiteButton kind="accent" href={base || '/'}>
              See all homes
            </SiteButton>
          )}
          {base === '' ? null : (
            <SiteButton kind={base === undefined ? 'accent' : 'line'} href="/">
              {base === undefined ? 'Go to the start' : 'Go to Nivaas'}
            </SiteButton>
          )}
        </Ways>
      </Page>
    </SiteFrame>
  );
}
