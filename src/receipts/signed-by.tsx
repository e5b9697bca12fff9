import type { DocumentPage } from '#domain/documents/page.ts'

interface SignedByProps {
  readonly of: NonNullable<DocumentPage['signatures']>
}

/** Where people sign: the part that each takes, room for the signature, and the name. */
export const SignedBy = ({ of }: SignedByProps) => (
  <footer>
    {of.map(({ title, hint, name }) => (
      <span key={title}>
        <strong>{title}</strong>
        <small>{hint}</small>
        <span />
        <span>{name}</span>
      </span>
    ))}
  </footer>
)
