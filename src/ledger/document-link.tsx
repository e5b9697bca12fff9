import { Link } from 'react-router'
import { entryKind } from '#domain/money/entry-kinds.ts'
import type { ViewTools } from '../fields/field-view.ts'

/** What a kind of document is called, and whether it was voided. */
export function kindTexts(kind: string, { t, language }: Pick<ViewTools, 't' | 'language'>): string[] {
  const { entity, isVoid, called } = entryKind(kind)
  return [
    called?.[language] ?? t(`entity.${entity}.one`, { defaultValue: entity }),
    ...(isVoid ? [t('console.cash_book.voided')] : []),
  ]
}

interface DocumentLinkProps {
  readonly line: { readonly kind: string; readonly document_id: string; readonly title: string | null }
  readonly tools: ViewTools
}

/** The document that an entry is about, by its number if it has one, and what it is. */
export function DocumentLink({ line, tools }: DocumentLinkProps) {
  const path = tools.pathOf(entryKind(line.kind).entity, line.document_id)
  const kind = kindTexts(line.kind, tools)
  const title = line.title ?? kind[0]
  return (
    <span>
      {path === undefined ? (
        title
      ) : (
        <Link to={path} className="lobby-text-link">
          {title}
        </Link>
      )}
      {(line.title !== null || kind.length > 1) && (
        <span className="lobby-secondary"> · {(line.title === null ? kind.slice(1) : kind).join(' · ')}</span>
      )}
    </span>
  )
}
