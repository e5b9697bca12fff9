import { Button, Segmented } from 'antd'
import { useState } from 'react'
import type { AnyEntity } from '#core/entity.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { columnLabel } from './column-label.ts'
import { BatchRowLine, type UsedColumn } from './batch-row.tsx'
import { outcomes, useBatchRows, type Batch, type BatchRow } from './calls.ts'

interface BatchRowsProps {
  readonly entity: AnyEntity
  readonly batch: Batch
  readonly tools: ViewTools
}

/** The result of each row, the failed ones first. */
export function BatchRows({ entity, batch, tools }: BatchRowsProps) {
  const { t } = tools
  const present = outcomes.filter((name) => (batch.counts[name] ?? 0) > 0)
  const [outcome, setOutcome] = useState<string>(
    present.find((name) => name === 'invalid' || name === 'failed') ?? '',
  )
  const shown = outcome === '' || present.some((name) => name === outcome) ? outcome : ''
  const rows = useBatchRows(batch, shown)
  const list = rows.data?.pages.flat() ?? []
  const label = (name: string) => columnLabel(t, entity, name)
  const columns = wrongFirst(
    batch.mapping.flatMap((name, at) => (name === null ? [] : [{ name, at, label: label(name) }])),
    list,
  )
  return (
    <>
      <Segmented
        className="lobby-import-counts"
        aria-label={t('console.imports.result')}
        value={shown}
        onChange={setOutcome}
        options={[
          { value: '', label: `${t('console.imports.all')} (${batch.total})` },
          ...present.map((name) => ({
            value: name as string,
            label: `${t(`console.imports.outcome.${name}`)} (${batch.counts[name] ?? 0})`,
          })),
        ]}
      />
      <div className="lobby-rows-box">
        <table className="lobby-rows lobby-import-rows">
          <thead>
            <tr>
              <th scope="col" data-align="right">
                {t('console.imports.row')}
              </th>
              <th scope="col">{t('console.imports.result')}</th>
              {columns.map((column) => (
                <th key={column.name} scope="col">
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.map((row) => (
              <BatchRowLine key={row.number} row={row} columns={columns} batch={batch} tools={tools} />
            ))}
          </tbody>
        </table>
      </div>
      {list.length === 0 && !rows.isFetching && (
        <p className="lobby-secondary">{t('console.imports.no_rows')}</p>
      )}
      {rows.hasNextPage && (
        <Button onClick={() => void rows.fetchNextPage()} loading={rows.isFetchingNextPage}>
          {t('console.imports.more')}
        </Button>
      )}
    </>
  )
}

/** Columns with a wrong cell come first: of a wide sheet they would be out of sight. */
function wrongFirst(columns: readonly UsedColumn[], rows: readonly BatchRow[]): UsedColumn[] {
  const wrong = new Set(rows.flatMap(({ faults }) => faults.map(({ column }) => column)))
  const isWrong = ({ name }: UsedColumn) => wrong.has(name)
  return [...columns.filter(isWrong), ...columns.filter((column) => !isWrong(column))]
}
