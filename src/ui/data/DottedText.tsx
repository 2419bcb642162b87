import { Fragment } from 'react';

/** A host name or a token, letter by letter: where the room ends it goes on in the next line behind a dot, not in the middle of a word. */
export function DottedText({ text }: { text: string }) {
  const parts = [...text.matchAll(/[^.=]*[.=]?/g)].filter(([part]) => part);
  return parts.map(({ 0: part, index }) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
