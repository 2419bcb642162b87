// Only the product's requests to its server go through the mocks, which would otherwise copy thousands of modules too.
addEventListener('fetch', (event) => {
  if (!/^\/(api|media)\//.test(new URL(event.request.url).pathname)) event.stopImmediatePropagation();
});
importScripts('mockServiceWorker.js');
