import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Translate } from '#src/i18n/use-t.ts'
import type { LostRow } from './use-round.ts'

interface LostRowsProps {
  readonly rows: readonly LostRow[]
  readonly onClose: () => void
  readonly t: Translate
}

/** Pasted rows that belong to no meter on the screen, each with its reason. */
export function LostRows({ rows, onClose, t }: LostRowsProps) {
  if (rows.length === 0) return null
  return (
    <section className="lobby-round-lost" aria-label={t('console.metering.lost')}>
      <h2>
        {t('console.metering.lost')} <span className="lobby-secondary">{rows.length}</span>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={t('console.crud.record.close')}
          onClick={onClose}
        />
      </h2>
      <ul>
        {rows.map(({ name, text, refusal }) => (
          <li key={refusal.at}>
            <span className="lobby-secondary">{t('console.metering.line', { line: refusal.at + 1 })}</span>
            <strong>{name}</strong> <span>{text}</span>
            <em>{refusal.errors.map(({ message }) => message).join(' ')}</em>
          </li>
        ))}
      </ul>
    </section>
  )
}
