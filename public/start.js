// The public pages come with their content and styles, so the app and the faces may wait: they are fetched once the page has
// loaded, the app first, or as soon as somebody touches the page. `data-app` names the app,
// `data-parts` what it needs for this page (scripts/prerender.mjs).
const FACES = ['1em "Inter Variable"', '1em "Fraunces Variable"', 'italic 1em "Fraunces Variable"'];

(() => {
  const { app, parts = '' } = document.currentScript.dataset;
  const faces = document.getElementById('faces');
  const dress = async () => {
    if (!faces) return;
    faces.setAttribute('media', 'all');
    try {
      await Promise.all(FACES.map((face) => document.fonts.load(face)));
      localStorage.setItem('nivaas.faces', 'fetched');
    } catch {
      // They could not be fetched or noted: the next visit begins in what stands in for them, too.
    }
  };

  // The last button that was pressed in vain: pressed again once the app listens (src/main.tsx says so).
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

  // A module that could not be imported once can never be on this page. So all are brought into the browser's cache before, side
  // by side; where one does not come, the next touch tries again, and so does a connection that returns.
  const fetched = async (file) => {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`${file} is not there`);
    await answer.arrayBuffer();
  };
  const signs = ['pointerdown', 'keydown', 'online'];
  const begin = async () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    try {
      await Promise.all([app, ...parts.split(' ').filter(Boolean)].map(fetched));
      await import(app);
    } catch {
      for (const sign of signs) addEventListener(sign, begin, true);
    }
  };
  for (const sign of signs) addEventListener(sign, begin, true);
  const whenIdle = window.requestIdleCallback ?? ((then) => setTimeout(then, 200));
  addEventListener('load', () => whenIdle(() => begin().finally(dress), { timeout: 2000 }));
})();
