import { spyOn } from 'storybook/test';

/** Makes the browser refuse to store anything. The returned function undoes it. */
export const refuseStorage = () => {
  const refused = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  return () => refused.mockRestore();
};
