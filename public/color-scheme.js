// Blocking on purpose: it names the scheme before the first paint, so that a dark page never flashes white.
// The key `nivaas.scheme` and the attribute `data-scheme` are the theme's (src/theme/theme.ts).
// Who has fetched a public page's faces before (public/start.js) is shown them at once, too.
(() => {
  let mode = 'system';
  try {
    if (localStorage.getItem('nivaas.faces')) document.getElementById('faces')?.setAttribute('media', 'all');
    mode = localStorage.getItem('nivaas.scheme') ?? 'system';
    if (!['light', 'dark', 'system'].includes(mode)) {
      localStorage.removeItem('nivaas.scheme');
      mode = 'system';
    }
  } catch {
    // Storage refused: the system's scheme is shown.
  }
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-scheme', dark ? 'dark' : 'light');
  // Not as a style of the root: it would outlast a later choice, with scroll bars of the scheme before.
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', dark ? 'dark' : 'light');
})();
