import { afterEach } from 'vitest';

// React in development traces every render for the browser's performance panel; nobody looks at one while stories are tested.
Reflect.deleteProperty(console, 'timeStamp');
Reflect.deleteProperty(console, 'createTask');

// All that axe looked at would be written down for Storybook's own pages, which nobody has open; what it found is thrown.
afterEach(({ task }) => {
  Reflect.set(task.meta, 'reports', []);
});
