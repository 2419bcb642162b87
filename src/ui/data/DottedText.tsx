import { Fragment } from 'react';

/** A host name or token that wraps after a dot or an equals sign instead of inside a word. */
export function DottedText({ text }: { text: string }) {
  const parts = [...text.matchAll(/[^.=]*[.=]?/g)].filter(([part]) => part);
  return parts.map(({ 0: part, index }) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
