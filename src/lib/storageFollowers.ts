/** Subscribers to a stored value: `tell` notifies them of a change in this tab, the browser of one in another tab. */
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
