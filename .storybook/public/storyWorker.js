// Only what the product asks its server for goes through the mocks: they would copy each of the thousands of modules, too.
addEventListener('fetch', (event) => {
  if (!/^\/(api|media)\//.test(new URL(event.request.url).pathname)) event.stopImmediatePropagation();
});
importScripts('mockServiceWorker.js');
