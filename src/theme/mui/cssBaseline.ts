import type { Components, Theme } from '@mui/material/styles';

/** The base styles: ink on page, one focus ring, no motion with reduced motion. */
export const cssBaselineOverrides: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { WebkitTextSizeAdjust: '100%', scrollbarGutter: 'stable' },
      // While a modal is open the page does not scroll; the scrollbar gutter stays and darkens with the page.
      'html:has(> body > .MuiModal-root:not(.MuiModal-hidden))': { overflow: 'hidden' },
      'html:has(> body > .MuiDialog-root, > body > .MuiDrawer-root:not(.MuiModal-hidden))': {
        backgroundColor: theme.vars?.palette.roles.pageUnderScrim,
      },
      body: {
        minHeight: '100dvh',
        WebkitFontSmoothing: 'antialiased',
        textRendering: 'optimizeLegibility',
      },
      'h1, h2, h3, h4, p, ul, ol, dl, dd, figure': { margin: 0 },
      'ul, ol': { padding: 0, listStyle: 'none' },
      'svg, img': { display: 'block' },
      svg: { flex: 'none' },
      ':focus-visible': { outline: `2px solid ${theme.vars?.palette.roles.focus}`, outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Zero: even the shortest duration would delay every change by a frame.
          transitionDuration: '0s !important',
          transitionDelay: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
