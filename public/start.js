// Rendered pages come with their content and styles, so scripts and fonts may wait: they are fetched after the page has loaded,
// or at the first interaction. `data-app` names the entry module, `data-parts` what it imports for this page.
const FACES = ['1em "Inter Variable"', '1em "Fraunces Variable"', 'italic 1em "Fraunces Variable"'];

(() => {
  const { app, parts = '' } = document.currentScript.dataset;
  const faces = document.getElementById('faces');
  const loadFonts = async () => {
    if (!faces) return;
    faces.setAttribute('media', 'all');
    try {
      await Promise.all(FACES.map((face) => document.fonts.load(face)));
      localStorage.setItem('nivaas.faces', 'fetched');
    } catch {
      // They could not be fetched or noted: the next visit begins in the fallback fonts again.
    }
  };

  // The last button clicked before hydration is clicked again afterwards.
  let pressed;
  const note = ({ target }) => {
    pressed = target.closest('button');
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

  // A browser never retries a failed import. So all files are fetched into its cache first, in parallel; after a failure the next
  // interaction tries again, and so does a restored connection.
  const fetched = async (file) => {
    const response = await fetch(file);
    if (!response.ok) throw new Error(`${file} is not there`);
    await response.arrayBuffer();
  };
  const events = ['pointerdown', 'keydown', 'online'];
  const begin = async () => {
    for (const event of events) removeEventListener(event, begin, true);
    try {
      await Promise.all([app, ...parts.split(' ').filter(Boolean)].map(fetched));
      await import(app);
    } catch {
      for (const event of events) addEventListener(event, begin, true);
    }
  };
  for (const event of events) addEventListener(event, begin, true);
  const whenIdle = window.requestIdleCallback ?? ((then) => setTimeout(then, 200));
  addEventListener('load', () => whenIdle(() => begin().finally(loadFonts), { timeout: 2000 }));
})();
