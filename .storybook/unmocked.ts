const calls: string[] = [];

/** Remembers a call to the server that no handler answered. */
export const noteUnmocked = (call: string) => {
  calls.push(call);
};

/** The calls noted since the last time, which are then forgotten. */
export const takeUnmocked = () => calls.splice(0);
