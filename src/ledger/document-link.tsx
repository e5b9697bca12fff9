import { Link } from 'react-router'
import { openingDebt } from '#entities/fees/opening-debt.ts'
import type { ViewTools } from '../fields/field-view.ts'

interface DocumentLinkProps {
  readonly line: { readonly kind: string; readonly document_id: string; readonly title: string | null }
  readonly tools: ViewTools
}

/** The document that an entry is about, by its number if it has one, and what it is. */
export function DocumentLink({ line, tools: { t, pathOf } }: DocumentLinkProps) {
  const of = line.kind.replace(/_void$/, '')
  const entity = of === 'opening' ? openingDebt.name : of
  const path = pathOf(entity, line.document_id)
  const kind = [
    t(`entity.${entity}.one`, { defaultValue: entity }),
    ...(of === line.kind ? [] : [t('console.cash_book.voided')]),
  ]
  const title = line.title ?? kind[0]
  return (
    <span>
      {path === undefined ? title : <Link to={path}>{title}</Link>}
      {(line.title !== null || kind.length > 1) && (
        <span className="lobby-secondary"> · {(line.title === null ? kind.slice(1) : kind).join(' · ')}</span>
      )}
    </span>
  )
}
