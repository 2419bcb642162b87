// Public pages and brokers' sites are HTML with a few interactive parts. Until the visitor touches the page, this is its only script;
// then it loads the modules that `data-app` names; the last takes over those parts (src/render/hydrateIslands.ts).
(() => {
  const { app: files, query } = document.currentScript.dataset;
  const app = files.split(' ');

  // A followed link, or Back, moves the focus to the new page, as in the app: a public page's main part may have it.
  const main = document.querySelector('main[tabindex]');
  const [{ type } = {}] = performance.getEntriesByType('navigation');
  const isFollowed = type === 'navigate' && document.referrer.startsWith(`${location.origin}/`);
  if (main && (type === 'back_forward' || (isFollowed && !new URLSearchParams(location.search).has('q')))) {
    const named = document.getElementById(location.hash.slice(1));
    if (named && !named.hasAttribute('tabindex')) named.tabIndex = -1;
    (named ?? main).focus({ preventScroll: true });
  }

  // Pages are read in fallback fonts first: those that a page uses are fetched after it has loaded, or at once if a visit before did.
  const faces = document.getElementById('faces');
  const descriptors = ['font-family', 'src', 'font-weight', 'font-style', 'unicode-range'];
  const loadFonts = async () => {
    // Were the sheet enabled, the fallback fonts would be looked up again.
    for (const { style } of faces.sheet.cssRules) {
      const [family, src, weight, slant, unicodeRange] = descriptors.map((key) => style.getPropertyValue(key));
      // The sheet gives a name in quotes, which newer browsers take for a part of it.
      const face = { weight, style: slant, unicodeRange, display: 'swap' };
      document.fonts.add(new FontFace(family.replaceAll('"', ''), src, face));
    }
    // A layout makes the browser fetch those in use.
    document.body.getBoundingClientRect();
    const found = [...(await document.fonts.ready)];
    try {
      // A fallback fails where the system has not its font.
      const failed = found.some(({ status, family }) => status === 'error' && family.includes('Variable'));
      if (!failed) localStorage.setItem('nivaas.faces', 'fetched');
    } catch {
      // Storage refused: the next visit begins in the fallback fonts again.
    }
  };
  try {
    if (localStorage.getItem('nivaas.faces')) faces.setAttribute('media', 'all');
  } catch {
    // Storage refused.
  }

  // A picture that fails, here or before, is replaced by its placeholder.
  const replace = (image) => {
    const { instead } = image.dataset;
    if (!instead) return;
    image.removeAttribute('data-instead');
    image.removeAttribute('srcset');
    image.src = instead;
  };
  for (const image of document.querySelectorAll('[data-instead]'))
    if (image.complete && image.currentSrc && !image.naturalWidth) replace(image);
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true);

  // The last button pressed before its part was taken over is pressed again afterwards, and so is a link that its part acts on.
  let pressed;
  const note = (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    pressed = target.closest(ctrlKey || metaKey || shiftKey ? 'button' : 'button, a[data-pressed]');
    if (pressed?.href) event.preventDefault();
  };
  addEventListener('click', note, true);
  addEventListener(
    'nivaas:listening',
    () => {
      removeEventListener('click', note, true);
      pressed?.click();
    },
    { once: true },
  );
  // A link whose page does not exist yet.
  addEventListener('click', (event) => event.target.closest('a[href="#"]') && event.preventDefault());

  // A browser never retries a failed import. So the file is fetched into its cache first; after a failure the next touch tries
  // again, and so does a restored connection.
  const events = ['pointerdown', 'keydown', 'focusin', 'input', 'scroll', 'online'];
  const load = async (file) => {
    const response = await fetch(file);
    if (!response.ok) throw new Error(`${file} is not there`);
    await response.arrayBuffer();
  };
  const begin = async () => {
    for (const event of events) removeEventListener(event, begin, true);
    try {
      await Promise.all(app.map(load));
      for (const file of app) {
        await import(file);
        // Each module runs in a task of its own, so that the page stays responsive.
        await new Promise((then) => setTimeout(then));
      }
    } catch {
      for (const event of events) addEventListener(event, begin, true);
    }
  };
  for (const event of events) addEventListener(event, begin, true);

  // What only the browser knows shows without a touch: a session, saved cards, a query, a new year.
  const knowsMore = () => {
    const { year } = document.documentElement.dataset;
    if ((location.search && query !== 'known') || Number(year) !== new Date().getFullYear()) return true;
    try {
      return Object.keys(localStorage).some((key) => /^nivaas\.(?:session|saved|compared)/.test(key));
    } catch {
      return false;
    }
  };
  const whenIdle = window.requestIdleCallback ?? ((then) => setTimeout(then, 200));
  addEventListener('load', () =>
    whenIdle(
      () => {
        if (knowsMore()) begin();
        loadFonts();
      },
      { timeout: 2000 },
    ),
  );
})();
