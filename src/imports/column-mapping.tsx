import { Alert, Button, Card, Select } from 'antd'
import { useState } from 'react'
import { sheetColumns } from '#core/derive/imports.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { entityNamed } from '../fields/references/entities.ts'
import { columnLabel } from './column-label.ts'
import type { Batch } from './calls.ts'

interface ColumnMappingProps {
  readonly entity: AnyEntity
  readonly batch: Batch
  readonly tools: ViewTools
  readonly isBusy: boolean
  readonly take: (mapping: Batch['mapping']) => void
}

/** Maps each column of the file to a field. A field chosen twice moves to the column chosen last. */
export function ColumnMapping({ entity, batch, tools, isBusy, take }: ColumnMappingProps) {
  const { t } = tools
  const [mapping, setMapping] = useState(batch.mapping)
  const columns = sheetColumns(entity, entityNamed)
  const label = (name: string) => columnLabel(t, entity, name)
  const missing = columns.filter(
    ({ name, required }) =>
      (required || entity.imports?.by.includes(name) === true) && !mapping.includes(name),
  )
  const choose = (at: number, name: string) =>
    setMapping(
      mapping.map((own, place) =>
        place === at ? (name === '' ? null : name) : own === name && name !== '' ? null : own,
      ),
    )
  const options = [
    { value: '', label: t('console.imports.ignored') },
    ...columns.map(({ name, required }) => ({ value: name, label: `${label(name)}${required ? ' *' : ''}` })),
  ]
  const mayMap = (at: number) => batch.columns[at]?.may_map === true
  // A column that only the uploader sees keeps its field, or is left out.
  const optionsOf = (at: number) =>
    mayMap(at) ? options : options.filter(({ value }) => value === '' || value === batch.mapping[at])
  return (
    <Card title={t('console.imports.columns')}>
      <p className="lobby-secondary">{t('console.imports.columns_hint')}</p>
      <div className="lobby-import-columns">
        {batch.header.map((title, at) => (
          <label key={`${title}-${at}`}>
            <span>{title === '' ? `#${at + 1}` : title}</span>
            <Select
              aria-label={`${t('console.imports.field')}: ${title}`}
              value={mapping[at] ?? ''}
              options={optionsOf(at)}
              disabled={!mayMap(at) && (batch.mapping[at] ?? null) === null}
              showSearch
              optionFilterProp="label"
              onChange={(name: string) => choose(at, name)}
            />
            {!mayMap(at) && (
              <span className="lobby-secondary">{t('console.imports.column_of_uploader')}</span>
            )}
          </label>
        ))}
      </div>
      {missing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className="lobby-import-alert"
          message={t('console.imports.missing', {
            fields: missing.map(({ name }) => label(name)).join(', '),
          })}
        />
      )}
      <Button type="primary" disabled={missing.length > 0} loading={isBusy} onClick={() => take(mapping)}>
        {t('console.imports.try')}
      </Button>
    </Card>
  )
}
