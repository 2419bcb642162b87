/** The width of the demo's photos in pixels, as large as the pipeline keeps them. */
export const DEMO_PICTURE_WIDTH = 1_600;
