import { Button, Segmented, Tag } from 'antd'
import { useState } from 'react'
import type { AnyEntity } from '#core/entity.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { fieldLabel } from '../fields/words.ts'
import { outcomes, useBatchRows, type Batch, type Outcome } from './calls.ts'

interface BatchRowsProps {
  readonly entity: AnyEntity
  readonly batch: Batch
  readonly tools: ViewTools
}

const colors: Readonly<Partial<Record<Outcome, string>>> = {
  create: 'success',
  created: 'success',
  update: 'processing',
  updated: 'processing',
  invalid: 'error',
  failed: 'error',
  kept: 'warning',
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
  const used = batch.mapping.flatMap((name, at) => (name === null ? [] : [{ name, at }]))
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
        <table className="lobby-rows">
          <thead>
            <tr>
              <th scope="col" data-align="right">
                {t('console.imports.row')}
              </th>
              <th scope="col">{t('console.imports.result')}</th>
              {used.map(({ name }) => (
                <th key={name} scope="col">
                  {fieldLabel(t, entity.name, name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.map((row) => (
              <tr key={row.number}>
                <td data-align="right" data-label={t('console.imports.row')}>
                  {row.number}
                </td>
                <td data-label={t('console.imports.result')}>
                  <Tag color={colors[row.outcome]}>{t(`console.imports.outcome.${row.outcome}`)}</Tag>
                  {row.message !== '' && <div className="lobby-import-message">{row.message}</div>}
                </td>
                {used.map(({ name, at }) => (
                  <td key={name} data-label={fieldLabel(t, entity.name, name)}>
                    {batch.columns[at]?.view === 'hidden' ? (
                      <span className="lobby-nothing">{t('console.imports.cell_hidden')}</span>
                    ) : (
                      (row.cells[at] ?? '')
                    )}
                  </td>
                ))}
              </tr>
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
