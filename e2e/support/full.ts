/** Whether this run is to be the whole one, `npm run test:full`: not a part that shows the same, but all. */
export const isFull = process.env.TEST_FULL === '1';
