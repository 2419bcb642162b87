/** Takes the place of `demo/pictureWidth.ts` in the tests with a database; journeys on the demo show its real photos. */
export const DEMO_PICTURE_WIDTH = 160;
