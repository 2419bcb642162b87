/** The width of the demo's photos in pixels, the largest that the pipeline keeps. */
export const DEMO_PHOTO_WIDTH = 1_600;
