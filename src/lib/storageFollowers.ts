/** Those who follow something that this browser stores: told of a change here by `tell`, of one in another tab by the browser. */
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
