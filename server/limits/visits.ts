// Visits are counted in memory: a server that is killed loses those since it stored the last ones.
export const VISITS_EVERY_MS = 10_000;
export const VISITS_STORED_AT_ONCE = 500;
