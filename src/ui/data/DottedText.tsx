import { Fragment } from 'react';

/** A host name, token or licence number that wraps after a dot, a slash or an equals sign instead of inside a word. */
export function DottedText({ text }: { text: string }) {
  const parts = [...text.matchAll(/[^./=]*[./=]?/g)].filter(([part]) => part);
  return parts.map(({ 0: part, index }) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
