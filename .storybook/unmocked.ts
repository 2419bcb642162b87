const calls: string[] = [];

/** Records a request without a mock. */
export const noteUnmocked = (call: string) => {
  calls.push(call);
};

/** Returns the recorded requests and clears them. */
export const takeUnmocked = () => calls.splice(0);
