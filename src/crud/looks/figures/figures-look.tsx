import { Select } from 'antd'
import { useEffect, useMemo, type ReactNode } from 'react'
import { isFew } from '#core/derive/groupings.ts'
import { stateFieldOf } from '#core/derive/fields.ts'
import { Chart } from '#src/charts/chart.tsx'
import { fieldLabel, optionLabel } from '#src/fields/words.ts'
import { Failure, ListSkeleton } from '../../list/list-states.tsx'
import type { LookProps } from '../kinds.ts'
import { groupingLabel } from './figure-words.ts'
import { chartOf } from './figures-chart.ts'
import { FiguresTable } from './figures-table.tsx'
import { askedIn, missingIn, offeredGroupings, offeredSums } from './offered.ts'
import { parametersOf, useFigures } from './use-figures.ts'
import './figures.css'

/** In place of a field that is added up: the number of records. */
const counted = ''

/** How many records there are and what they come to, by what the reader chooses: a chart, and a table that leads to the lists. */
export function FiguresLook({ list }: LookProps) {
  const { entity, tools, state, change } = list
  const { t } = tools
  const asked = useMemo(() => askedIn(entity, state, tools), [entity, state, tools])
  const { data, error, refetch } = useFigures({ entity, request: list.list.request, asked })
  const { setGroups } = list
  useEffect(() => {
    setGroups(asked === undefined ? undefined : parametersOf(asked))
    return () => setGroups(undefined)
  }, [asked, setGroups])
  if (asked === undefined) return null
  const groupings = offeredGroupings(entity, tools)
  const summable = offeredSums(entity, tools)
  const { row, across, sums } = asked
  const named = (some: typeof groupings) =>
    some.map((one) => ({ value: one.name, label: groupingLabel(entity, one, tools) }))
  const few = groupings.filter((one) => isFew(entity, one) && one.field !== row.field)
  const measures = summable.map((value) => ({ value, label: fieldLabel(t, entity.name, value) }))
  const stateField = stateFieldOf(entity)
  const missing = missingIn(state, asked)
  const shown = data === undefined ? undefined : { entity, path: '', state, asked, figures: data, tools }
  const chart = shown === undefined ? undefined : chartOf(shown)
  return (
    <div className="lobby-figure-look">
      <div className="lobby-figure-choices">
        <Choice label={t('console.crud.looks.group.rows')}>
          {(label) => (
            <Select
              showSearch
              optionFilterProp="label"
              aria-label={label}
              value={row.name}
              options={named(groupings)}
              onChange={(rows) => {
                const { field } = groupings.find(({ name }) => name === rows) ?? row
                // What stands in the rows can't stand in the columns too.
                change(field === across?.field ? { rows, across: '' } : { rows })
              }}
              popupMatchSelectWidth={false}
            />
          )}
        </Choice>
        {few.length > 0 && (
          <Choice label={t('console.crud.looks.group.across')}>
            {(label) => (
              <Select
                aria-label={label}
                value={across?.name ?? counted}
                options={[{ value: counted, label: t('console.crud.looks.group.no_across') }, ...named(few)]}
                onChange={(name) => change({ across: name })}
                popupMatchSelectWidth={false}
              />
            )}
          </Choice>
        )}
        {measures.length > 0 && (
          <Choice label={t('console.crud.looks.group.sums')}>
            {(label) =>
              across === undefined ? (
                <Select
                  mode="multiple"
                  aria-label={label}
                  value={[...sums]}
                  options={measures}
                  onChange={(names) => change({ sums: names.join(',') })}
                  popupMatchSelectWidth={false}
                />
              ) : (
                <Select
                  aria-label={label}
                  value={sums[0] ?? counted}
                  options={[{ value: counted, label: t('console.crud.looks.group.records') }, ...measures]}
                  onChange={(name) => change({ sums: name })}
                  popupMatchSelectWidth={false}
                />
              )
            }
          </Choice>
        )}
      </div>
      {missing !== undefined && (
        <p className="lobby-secondary" role="status">
          {t('console.crud.looks.group.missing', { name: missing })}
        </p>
      )}
      {data === undefined || shown === undefined ? (
        error === null ? (
          <ListSkeleton rows={8} t={t} />
        ) : (
          <Failure
            title={t('console.crud.list.load_failed')}
            error={error}
            t={t}
            retry={() => void refetch()}
          />
        )
      ) : (
        <>
          {chart !== undefined && <Chart {...chart} />}
          {data.capped === true && <p className="lobby-secondary">{t('console.crud.looks.group.capped')}</p>}
          {row.as === 'each' && <p className="lobby-secondary">{t('console.crud.looks.group.several')}</p>}
          {data.left_out !== undefined && stateField !== undefined && (
            <p className="lobby-secondary">
              {t('console.crud.looks.group.left_out', {
                states: data.left_out.map((one) => optionLabel(t, entity.name, stateField, one)).join(', '),
              })}
            </p>
          )}
          <FiguresTable shown={shown} />
        </>
      )}
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly children: (label: string) => ReactNode
}

const Choice = ({ label, children }: ChoiceProps) => (
  <div className="lobby-figure-choice">
    <span aria-hidden>{label}</span>
    {children(label)}
  </div>
)
