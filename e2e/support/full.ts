/** Whether this is the complete run, `npm run test:full`. */
export const isFull = process.env.TEST_FULL === '1';
