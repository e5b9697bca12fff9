import type { DocumentPage } from '#domain/documents/page.ts'
import { PaperPicture } from './paper-pictures.tsx'

interface SignedByProps {
  readonly of: NonNullable<DocumentPage['signatures']>
}

/** Where people sign: the part that each takes, room for the signature, and the name. */
export const SignedBy = ({ of }: SignedByProps) => (
  <footer>
    {of.map(({ title, hint, name, picture }) => (
      <span key={title}>
        <strong>{title}</strong>
        <small>{hint}</small>
        <span>{picture !== undefined && <PaperPicture file={picture} alt={title} />}</span>
        <span>{name}</span>
      </span>
    ))}
  </footer>
)
