import { spyOn } from 'storybook/test';

/** A browser that refuses to store anything, until the returned function is called. */
export const refuseStorage = () => {
  const refused = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  return () => refused.mockRestore();
};
