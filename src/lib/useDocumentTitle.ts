import { useEffect } from 'react';

let counted = 0;

const COUNT = /^\(\d+\) /;

/** Sets the document title; the count stays in front of it. */
export const showTitle = (title: string): void => {
  document.title = counted > 0 ? `(${counted}) ${title}` : title;
};

const shownTitle = () => document.title.replace(COUNT, '');

/** Sets the document title while the caller is mounted; undefined leaves it unchanged. */
export const useDocumentTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title === undefined) return;
    const before = shownTitle();
    showTitle(title);
    return () => {
      // The next page may already have set its title.
      if (shownTitle() === title) showTitle(before);
    };
  }, [title]);
};

/** Shows a count in front of the document title while the caller is mounted: "(2) Dashboard · Nivaas". */
export const useTitleCount = (count: number): void => {
  useEffect(() => {
    const recount = (to: number) => {
      counted = to;
      showTitle(shownTitle());
    };
    recount(count);
    return () => recount(0);
  }, [count]);
};
