// Blocking on purpose: it names the scheme before the first paint, so that a dark page never flashes white.
// The key `mode` and the attribute `data-scheme` are the theme's (src/theme/theme.ts).
(() => {
  let mode = 'system';
  try {
    mode = localStorage.getItem('mode') || 'system';
  } catch {
    // Storage refused: the system's scheme is shown.
  }
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-scheme', dark ? 'dark' : 'light');
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
})();
