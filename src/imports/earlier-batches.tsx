import { Card, Tag } from 'antd'
import type { AnyEntity } from '#core/entity.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDateTime } from '../fields/format.ts'
import { useSession } from '../session/session.ts'
import { peopleLine } from './people-line.ts'
import { useEarlier, type EarlierBatch } from './calls.ts'

interface EarlierBatchesProps {
  readonly entity: AnyEntity
  readonly tools: ViewTools
  readonly open: (id: string) => void
}

const colors: Partial<Record<EarlierBatch['status'], string>> = {
  done: 'success',
  checked: 'warning',
  undone: 'default',
}

/** The last imports into this building: to look at their results, or to take one back. */
export function EarlierBatches({ entity, tools, open }: EarlierBatchesProps) {
  const { t } = tools
  const { building } = useSession()
  const { data = [] } = useEarlier(entity, building?.id)
  return (
    <Card title={t('console.imports.earlier')}>
      {data.length === 0 && <p className="lobby-secondary">{t('console.imports.earlier_empty')}</p>}
      <ul className="lobby-import-list">
        {data.map(({ id, filename, status, total, created_at, ...people }) => (
          <li key={id}>
            <button type="button" className="lobby-import-batch" onClick={() => open(id)}>
              <span>{filename}</span>
              <span className="lobby-secondary">
                {t('console.imports.total', { total })} · {formatDateTime(created_at)} ·{' '}
                {peopleLine(t, people)}
              </span>
              <Tag color={colors[status] ?? 'processing'}>{t(`console.imports.status.${status}`)}</Tag>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
