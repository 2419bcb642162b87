/** Subscribers to localStorage: `tell` notifies them of a change in this tab, the browser of changes in other tabs. */
export const storageFollowers = () => {
  const followers = new Set<() => void>();
  return {
    tell: (): void => {
      for (const follower of followers) follower();
    },
    subscribe: (follower: () => void) => {
      followers.add(follower);
      window.addEventListener('storage', follower);
      return () => {
        followers.delete(follower);
        window.removeEventListener('storage', follower);
      };
    },
  };
};
