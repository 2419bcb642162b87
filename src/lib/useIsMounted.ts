import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still on the page, for work that goes on after it has left. */
export const useIsMounted = (): RefObject<boolean> => {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
};
