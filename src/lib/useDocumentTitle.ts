import { useEffect } from 'react';

/** Sets the document title while the caller is mounted; undefined leaves it unchanged. */
export const useDocumentTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
};
