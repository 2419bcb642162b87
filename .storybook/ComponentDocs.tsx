import { ArgTypes, Description, Stories, Title } from '@storybook/addon-docs/blocks';

/** A component's docs page: each story once, then its properties. Storybook's own page shows the first story twice. */
export function ComponentDocs() {
  return (
    <>
      <Title />
      <Description />
      <Stories title="" />
      <ArgTypes />
    </>
  );
}
