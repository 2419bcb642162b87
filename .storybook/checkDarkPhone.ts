import { afterEach as checkAxe } from '@storybook/addon-a11y/preview';
import { pauseAnimations } from 'storybook/preview-api';
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { schemeAttribute } from '#src/theme/mui/theme.ts';
import { allReceived } from './pendingRequests.ts';

const WHOLE_SCREEN = /\/stories\/(app|screens)\/.*(Screen|Layout)\.stories\.tsx$/;

// One frame for React to render at the new width, one to measure the result, one to render what was measured.
const FRAMES = 3;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

// In a quick run axe also checks whole screens, as their stories left them, in the dark scheme and at a phone's width:
// only with the rules that depend on scheme and size.
afterEach(async ({ story, task }) => {
  if (story?.globals.axe !== 'shown' || story.tags.includes('behaviour') || !WHOLE_SCREEN.test(task.file.filepath))
    return;
  const resume = pauseAnimations();
  try {
    document.documentElement.setAttribute(schemeAttribute, 'dark');
    await page.viewport(360, 740);
    for (let nth = 0; nth < FRAMES; nth += 1) await frame();
    await allReceived();
    const { id, parameters, globals, reporting } = story;
    const a11y = { ...parameters.a11y, options: { ...parameters.a11y.options, runOnly: parameters.looks } };
    await checkAxe({ id, globals, reporting, viewMode: 'story', parameters: { a11y } } as Parameters<
      typeof checkAxe
    >[0]);
  } finally {
    resume();
  }
});
