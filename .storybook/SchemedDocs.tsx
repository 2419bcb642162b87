import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { darkBrand, lightBrand } from './brandTheme.ts';

const events = [SET_GLOBALS, GLOBALS_UPDATED];

const onChange = (notify: () => void) => {
  const channel = addons.getChannel();
  for (const name of events) channel.on(name, notify);
  return () => {
    for (const name of events) channel.off(name, notify);
  };
};

/** The toolbar's current scheme. */
const currentScheme = () => {
  const channel = addons.getChannel();
  const [event] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return event?.globals?.scheme;
};

/** A docs page in the same scheme as its stories, which are shown on the page's background. */
export function SchemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useSyncExternalStore(onChange, currentScheme);
  return (
    <DocsContainer {...props} theme={scheme === 'dark' ? darkBrand : lightBrand}>
      {/* Frames read the scheme only when they load: the key reloads them in another scheme. */}
      <div key={scheme} data-docs-scheme={scheme}>
        {children}
      </div>
    </DocsContainer>
  );
}
