// The public pages come with their content and styles, so the faces and the app may wait: they are fetched once the page has
// loaded, or as soon as somebody touches it. `data-app` names the app (scripts/prerender.mjs).
const FACES = ['1em "Inter Variable"', '1em "Fraunces Variable"', 'italic 1em "Fraunces Variable"'];

(() => {
  const { app } = document.currentScript.dataset;
  const dress = async () => {
    document.getElementById('faces')?.setAttribute('media', 'all');
    try {
      await Promise.all(FACES.map((face) => document.fonts.load(face)));
      localStorage.setItem('nivaas.faces', 'fetched');
    } catch {
      // They could not be fetched or noted: the next visit begins in what stands in for them, too.
    }
  };
  let asked = false;
  const begin = () => {
    if (asked) return;
    asked = true;
    import(app);
  };
  const whenIdle = window.requestIdleCallback ?? ((then) => setTimeout(then, 200));
  addEventListener('load', () => {
    dress();
    whenIdle(begin, { timeout: 2000 });
  });
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, begin, { once: true, capture: true });
})();
