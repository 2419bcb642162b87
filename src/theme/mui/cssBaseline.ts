import type { Components, Theme } from '@mui/material/styles';

/** What every page starts from: ink on page, one visible focus, no motion for those who asked for none. */
export const cssBaselineOverrides: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { WebkitTextSizeAdjust: '100%', scrollbarGutter: 'stable' },
      // While something modal is open the page stands still; the scrollbar's place stays and darkens with it.
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
          // Nothing at all: the shortest duration would make a transition of every change, a frame late.
          transitionDuration: '0s !important',
          transitionDelay: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
