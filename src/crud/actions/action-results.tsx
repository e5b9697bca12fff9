import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons'
import { Button, Typography } from 'antd'
import { Dialog } from '#src/ui/dialog.tsx'
import type { AnyEntity } from '#core/entity.ts'
import type { RowResult } from '#src/data/record-actions.ts'
import { errorText } from '#src/errors/error-text.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { countRecords } from '#src/fields/count-records.ts'
import { entityLabel } from '#src/i18n/entity-label.ts'
import { deleteAdvice } from './delete-advice.ts'
import { titleOf } from '#src/fields/references/entities.ts'

export interface Results {
  readonly title: string
  readonly rows: readonly RowResult[]
}

interface ActionResultsProps {
  readonly entity: AnyEntity
  readonly results: Results
  readonly tools: ViewTools
  readonly close: () => void
}

/** The result for each of several records; the failed ones come first, with the reason. */
export function ActionResults({ entity, results, tools, close }: ActionResultsProps) {
  const { t } = tools
  const one = entityLabel(t, entity.name, 'one')
  const rows = results.rows.toSorted((a, b) => Number(a.error === undefined) - Number(b.error === undefined))
  const failed = rows.filter(({ error }) => error !== undefined).length
  return (
    <Dialog
      open
      title={t('console.crud.record.results_title', { action: results.title })}
      onCancel={close}
      footer={<Button onClick={close}>{t('console.crud.record.close')}</Button>}
    >
      <p>
        {failed === 0
          ? t('console.crud.record.results_all', {
              action: verbOf(results.title, one),
              records: countRecords(tools, entity.name, rows.length),
            })
          : t('console.crud.record.results_summary', { done: rows.length - failed, failed })}
      </p>
      <ul className="lobby-results">
        {rows.map(({ record, error }) => (
          <li key={record.id}>
            {error === undefined ? (
              <CheckCircleOutlined className="lobby-good" />
            ) : (
              <CloseCircleOutlined className="lobby-bad" />
            )}
            <span>
              <strong>{titleOf(entity, record)}</strong>{' '}
              <Typography.Text type={error === undefined ? 'secondary' : 'danger'}>
                {error === undefined
                  ? t('console.crud.record.results_done')
                  : [errorText(t, error), deleteAdvice(entity, tools, error) ?? ''].join(' ').trim()}
              </Typography.Text>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** "Hủy khoản phí" of many says the kind once, beside the number: "Đã hủy 606 khoản phí". */
const verbOf = (label: string, one: string) =>
  label.toLocaleLowerCase().replace(one.toLocaleLowerCase(), '').trim() || label.toLocaleLowerCase()
