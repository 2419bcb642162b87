import { lightRoles as roles } from '#src/theme/tokens.ts';

// Mail programs support neither style sheets nor variables.
const sans = "Inter, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const serif = "Fraunces, Georgia, 'Times New Roman', serif";
const card = {
  maxWidth: 520,
  margin: '0 auto',
  padding: '24px 28px 28px',
  background: roles.paper,
  border: `1px solid ${roles.line}`,
  borderRadius: 14,
} as const;
const button = {
  display: 'inline-block',
  padding: '12px 22px',
  borderRadius: 10,
  background: roles.primary,
  color: roles.onPrimary,
  fontSize: 16,
  fontWeight: 600,
  textDecoration: 'none',
} as const;
const text = { margin: '0 0 16px', fontSize: 16, lineHeight: '24px', color: roles.ink } as const;
const small = {
  margin: '16px 0 0',
  fontSize: 14,
  lineHeight: '20px',
  color: roles.slate,
  wordBreak: 'break-word',
} as const;

interface MailLink {
  readonly text: string;
  readonly href: string;
}

/** A list of links below an optional title. */
export interface MailGroup {
  readonly title?: string;
  readonly links: readonly MailLink[];
  /** The link to all of them. */
  readonly more?: MailLink;
}

/** The text of a mail. The subject is the same for every receiver: it contains neither names nor tokens. */
export interface MailWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** A list below the paragraphs. */
  readonly list?: readonly string[];
  readonly groups?: readonly MailGroup[];
  readonly action?: { readonly label: string; readonly href: string };
  /** Below the action, in small print. */
  readonly note?: string;
  /** Links at the bottom, in small print. */
  readonly footer?: readonly MailLink[];
}

/** A mail in the product's design, as a whole document. */
export function MailPage({ name, words }: { name: string; words: MailWords }) {
  const { subject, paragraphs, list = [], groups = [], action, note, footer = [] } = words;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, padding: '24px 12px', background: roles.page, fontFamily: sans }}>
        <div style={card}>
          <p
            style={{ margin: '0 0 24px', fontFamily: serif, fontSize: 24, lineHeight: '32px', color: roles.brandName }}
          >
            Nivaas
          </p>
          <h1 style={{ margin: '0 0 16px', fontSize: 22, lineHeight: '30px', color: roles.ink }}>{subject}</h1>
          <p style={text}>Namaste{name && ` ${name}`},</p>
          {paragraphs.map((one) => (
            <p key={one} style={text}>
              {one}
            </p>
          ))}
          {list.length > 0 ? (
            <ul style={{ ...text, paddingLeft: 20 }}>
              {list.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          ) : null}
          {groups.map(({ title, links, more }) => (
            <div key={links[0]?.href}>
              {title ? <h2 style={{ ...text, margin: '0 0 8px', fontWeight: 600 }}>{title}</h2> : null}
              <ul style={{ ...text, paddingLeft: 20 }}>
                {links.map(({ text: words, href }) => (
                  <li key={href} style={{ marginBottom: 8 }}>
                    <a href={href} style={{ color: roles.primary }}>
                      {words}
                    </a>
                  </li>
                ))}
              </ul>
              {more ? (
                <p style={text}>
                  <a href={more.href} style={{ color: roles.primary, fontWeight: 600 }}>
                    {more.text}
                  </a>
                </p>
              ) : null}
            </div>
          ))}
          {action ? (
            <p style={{ margin: '24px 0 0' }}>
              <a href={action.href} style={button}>
                {action.label}
              </a>
            </p>
          ) : null}
          {action ? <p style={small}>Or open this address: {action.href}</p> : null}
          {note ? <p style={small}>{note}</p> : null}
          {footer.map(({ text: words, href }) => (
            <p key={href} style={small}>
              <a href={href} style={{ color: roles.primary }}>
                {words}
              </a>
            </p>
          ))}
        </div>
      </body>
    </html>
  );
}
