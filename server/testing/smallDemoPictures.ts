/** Replaces `demo/pictureWidth.ts` in the tests with a database; e2e tests on the demo use its real photos. */
export const DEMO_PICTURE_WIDTH = 160;
