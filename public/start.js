// The public pages come with their content and styles, so the app may wait: it is fetched once they have loaded, or as soon as
// somebody touches the page. `data-app` names it (scripts/prerender.mjs).
(() => {
  const { app } = document.currentScript.dataset;
  let asked = false;
  const begin = () => {
    if (asked) return;
    asked = true;
    import(app);
  };
  const whenIdle = window.requestIdleCallback ?? ((then) => setTimeout(then, 200));
  addEventListener('load', () => whenIdle(begin, { timeout: 2000 }));
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, begin, { once: true, capture: true });
})();
