import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Translate } from '#src/i18n/use-t.ts'

/** A row of a pasted sheet that came back and stands in no row on the screen. */
export interface LostRow {
  /** Its place in what was pasted, from 1. */
  readonly line: number
  /** What the sheet calls it. */
  readonly name: string
  readonly text: string
  readonly reasons: readonly string[]
}

interface LostRowsProps {
  readonly title: string
  readonly rows: readonly LostRow[]
  readonly onClose: () => void
  readonly t: Translate
}

/** Pasted rows that belong to none on the screen, each with its reason. */
export function LostRows({ title, rows, onClose, t }: LostRowsProps) {
  if (rows.length === 0) return null
  return (
    <section className="lobby-sheet-lost" aria-label={title}>
      <h2>
        {title} <span className="lobby-secondary">{rows.length}</span>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={t('console.crud.record.close')}
          onClick={onClose}
        />
      </h2>
      <ul>
        {rows.map(({ line, name, text, reasons }) => (
          <li key={line}>
            <span className="lobby-secondary">{t('console.crud.sheet.line', { line })}</span>
            <strong>{name}</strong> <span>{text}</span>
            <em>{reasons.join(' ')}</em>
          </li>
        ))}
      </ul>
    </section>
  )
}
