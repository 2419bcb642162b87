/** Subscribers to a stored value: `tell` notifies them of a change in this tab, the browser of one in another tab. */
export const storageSubscribers = () => {
  const subscribers = new Set<() => void>();
  return {
    tell: (): void => {
      for (const subscriber of subscribers) subscriber();
    },
    subscribe: (subscriber: () => void) => {
      subscribers.add(subscriber);
      window.addEventListener('storage', subscriber);
      return () => {
        subscribers.delete(subscriber);
        window.removeEventListener('storage', subscriber);
      };
    },
  };
};
