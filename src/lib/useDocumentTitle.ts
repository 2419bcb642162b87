import { useEffect } from 'react';

let counted = 0;

const COUNT = /^\(\d+\) /;

const show = (title: string) => {
  document.title = counted > 0 ? `(${counted}) ${title}` : title;
};

/** Sets the document title while the caller is mounted; undefined leaves it unchanged. */
export const useDocumentTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title !== undefined) show(title);
  }, [title]);
};

/** Counts in front of every document title while the caller is mounted: "(2) Dashboard · Nivaas". */
export const useTitleCount = (count: number): void => {
  useEffect(() => {
    const recount = (to: number) => {
      counted = to;
      show(document.title.replace(COUNT, ''));
    };
    recount(count);
    return () => recount(0);
  }, [count]);
};
