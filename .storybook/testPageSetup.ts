import { afterEach } from 'vitest';

// In development React traces every render for the browser's performance panel, which tests do not need.
Reflect.deleteProperty(console, 'timeStamp');
Reflect.deleteProperty(console, 'createTask');

// axe's full reports are only for Storybook's own UI; violations are thrown anyway.
afterEach(({ task }) => {
  Reflect.set(task.meta, 'reports', []);
});

// Hides the pages, because painting them took a seventh of the time. Layout, styles and focus stay the same.
if (window.frameElement instanceof window.parent.HTMLElement) window.frameElement.style.visibility = 'hidden';
