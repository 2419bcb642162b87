/** From this width on a page in sections has a rail beside them; otherwise a bar is above them. */
export const wide = '@media (min-width: 1000px)';

/** The rail's width in pixels. */
export const RAIL_WIDTH = 208;
/** Between the rail and the sections, in pixels. */
const RAIL_GAP = 28;
/** The room that the rail takes beside the sections, in pixels. */
export const RAIL_ROOM = RAIL_WIDTH + RAIL_GAP;
