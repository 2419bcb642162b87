import { specifiedScreens } from './specifiedScreens.ts';
import { nameOf, pageLink, storiesIn, storyLink } from './storyLinks.ts';

// The stories' source text, of which only the story names are used.
const texts = import.meta.glob<string>(['../screens/**/*Screen.stories.tsx', '../app/layouts/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const lastOf = (file: string) => file.slice(file.lastIndexOf('/') + 1);

// Storybook's striped rows make the links unreadable in the dark scheme.
const unstriped = { background: 'transparent' } as const;
const atStart = { textAlign: 'start', verticalAlign: 'top' } as const;

const heads = ['Screen of the specification', 'Its states', 'Its parts, each with states of its own'];

interface LinksProps {
  links: readonly { readonly to: string; readonly words: string }[];
}

function Links({ links }: LinksProps) {
  return (
    <>
      {links.map(({ to, words }, at) => (
        <span key={to}>
          {at ? ', ' : ''}
          {/* The page is in a frame: the link opens in the whole window. */}
          <a href={to} target="_top">
            {words}
          </a>
        </span>
      ))}
    </>
  );
}

/** Each screen of the specification with its states and its parts, all of them links. */
export function ScreenTable() {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" style={atStart}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {specifiedScreens.map(({ name, specification, route, stories, parts }) => (
            <tr key={name} style={unstriped}>
              <th scope="row" style={atStart}>
                {name}
                <br />
                <small>
                  {specification}
                  {route ? (
                    <>
                      {' · '}
                      <code>{route}</code>
                    </>
                  ) : null}
                </small>
              </th>
              <td style={atStart}>
                <Links
                  links={storiesIn(texts[`../${stories}.stories.tsx`] ?? '').map((story) => ({
                    to: storyLink(stories, story),
                    words: nameOf(story),
                  }))}
                />
              </td>
              <td style={atStart}>
                <Links links={parts.map((part) => ({ to: pageLink(part), words: lastOf(part) }))} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
