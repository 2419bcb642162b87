import { ArgTypes, Description, Stories, Subheading, Title, useOf } from '@storybook/addon-docs/blocks';

/** A component's docs page: each story once, then its properties. Storybook's own page shows the first story twice. */
export function ComponentDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <>
      <Title />
      <Description />
      <Stories title="" />
      {Object.keys(preparedMeta.argTypes).length ? (
        <>
          <Subheading>Properties</Subheading>
          <ArgTypes />
        </>
      ) : null}
    </>
  );
}
