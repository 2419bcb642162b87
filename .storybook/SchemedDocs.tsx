import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { darkBrand, lightBrand } from './brandTheme.ts';

const events = [SET_GLOBALS, GLOBALS_UPDATED];

const onChange = (tell: () => void) => {
  const channel = addons.getChannel();
  for (const event of events) channel.on(event, tell);
  return () => {
    for (const event of events) channel.off(event, tell);
  };
};

/** The scheme that the toolbar says: what was told last, and before any change what Storybook started with. */
const chosen = () => {
  const channel = addons.getChannel();
  const [said] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return said?.globals?.scheme;
};

/** A page of docs in the scheme of the stories on it: they lie on the page's own colour, so both have to agree. */
export function SchemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useSyncExternalStore(onChange, chosen);
  return (
    <DocsContainer {...props} theme={scheme === 'dark' ? darkBrand : lightBrand}>
      {/* Frames on it are told once, as they begin: in another scheme they begin anew. */}
      <div key={scheme} data-docs-scheme={scheme}>
        {children}
      </div>
    </DocsContainer>
  );
}
