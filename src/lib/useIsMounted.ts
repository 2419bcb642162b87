import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still mounted, for work that may outlast it. */
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
