import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { space } from '#src/theme/spacing.ts';
import { siteType } from '../theme/siteType.ts';
import { site, type TemplateTheme, templateThemeVariables } from '../theme/templateTheme.ts';

interface SiteFrameProps {
  templateTheme: TemplateTheme;
  /** Shown as a part of another page: sets no global styles. */
  part?: boolean;
  children: ReactNode;
}

const Container = styled.div({ containerType: 'inline-size', containerName: 'site' });

const Ground = styled.div<{ templateTheme: TemplateTheme }>(({ templateTheme }) => ({
  ...templateThemeVariables(templateTheme),
  colorScheme: templateTheme.scheme,
  backgroundColor: site.page,
  color: site.ink,
  ...siteType.body,
  // Long words must not widen the page.
  overflowWrap: 'anywhere',
  WebkitFontSmoothing: 'antialiased',
  '&, & *, & *::before, & *::after': { boxSizing: 'border-box' },
  '& :where(h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset, legend)': { margin: 0 },
  '& :where(ul, ol, fieldset, legend)': { padding: 0, border: 0, listStyle: 'none', minWidth: 0 },
  '& :where(img, svg)': { display: 'block' },
  '& :where(svg)': { flex: 'none' },
  '& :where(a, button)': { color: 'inherit' },
  // Direction marks in users' text must not affect the text beside it.
  '& :where(a, b, span)': { unicodeBidi: 'isolate' },
  '& :where(h1)': siteType.h1,
  '& :where(h2)': siteType.h2,
  '& :where(h3)': siteType.h3,
  '& :focus-visible': { outline: `2px solid ${site.link}`, outlineOffset: 2 },
  '& [id]': { scrollMarginTop: 16 },
  '@media (prefers-reduced-motion: reduce)': {
    '& *, & *::before, & *::after': { transitionDuration: '0s !important', animationDuration: '0.01ms !important' },
  },
}));

const Skip = styled.a({
  position: 'absolute',
  left: 8,
  top: 8,
  zIndex: 3,
  padding: space(1.5, 2),
  backgroundColor: site.call,
  color: site.onCall,
  ...siteType.strong,
  '&:not(:focus)': { width: 1, height: 1, padding: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
});

const pageRules = (templateTheme: TemplateTheme) => ({
  // The app reserves room for a scrollbar: here it would be an empty strip beside the page.
  html: { WebkitTextSizeAdjust: '100%', scrollbarGutter: 'auto' },
  '@media (prefers-reduced-motion: no-preference)': { html: { scrollBehavior: 'smooth' as const } },
  body: { margin: 0, backgroundColor: templateTheme.page },
});

/** Gives a site its template's theme: one fixed colour scheme, whatever the device prefers. */
export function SiteFrame({ templateTheme, part = false, children }: SiteFrameProps) {
  return (
    <Container>
      {part ? null : <Global styles={pageRules(templateTheme)} />}
      <Ground templateTheme={templateTheme} style={part ? undefined : { minHeight: '100dvh' }}>
        {part ? null : <Skip href="#content">Skip to the content</Skip>}
        {children}
      </Ground>
    </Container>
  );
}
