import { useEffect } from 'react';

/** Names the browser's tab while the caller is shown; undefined leaves the name as it is. */
export const useDocumentTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
};
