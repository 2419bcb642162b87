/** Replaces `demo/photoWidth.ts` in the tests with a database; e2e tests on the demo use its real photos. */
export const DEMO_PHOTO_WIDTH = 160;
