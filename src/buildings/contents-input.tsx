import { Checkbox } from 'antd'
import { use } from 'react'
import { nameOf, rowName, type PresetRow } from '#domain/presets/preset-row.ts'
import { chosenRows } from '#domain/presets/rows.ts'
import type { InputProps } from '../fields/field-view.ts'
import { formatDate } from '../fields/format.ts'
import { inputProps } from '../fields/parts/input-props.ts'
import { useSiblings } from '../fields/references/siblings.ts'
import { entityLabel } from '../i18n/entity-label.ts'
import { offeredNow, SetUpContext } from './set-up-context.ts'

/** Ready-made rows by what they are, each with a tick; what is there already, and what the user may not make, is not changed. */
export function ContentsInput({ value, onChange, tools, ...props }: InputProps) {
  const shown = use(SetUpContext)
  const place = useSiblings(['country', 'city'])
  if (shown === undefined) return null
  const offered = offeredNow(shown.record, place)
  const rows = offered.filter((row) => row.with === undefined)
  const entities = [...new Set(rows.map(({ entity }) => entity))]
  const ticked = new Set((value ?? []) as readonly string[])
  const change = (of: readonly PresetRow[], isOn: boolean) => {
    const names = of.map(rowName)
    onChange?.([...[...ticked].filter((name) => !names.includes(name)), ...(isOn ? names : [])])
  }
  const { id, ...announced } = inputProps(props)
  return (
    <div id={id} tabIndex={-1} role="group" aria-describedby={announced['aria-describedby']}>
      {entities.map((entity) => (
        <Kind
          key={entity}
          entity={entity}
          rows={rows.filter((row) => row.entity === entity)}
          offered={offered}
          ticked={ticked}
          change={change}
          tools={tools}
        />
      ))}
    </div>
  )
}

interface KindProps extends Pick<InputProps, 'tools'> {
  readonly entity: string
  readonly rows: readonly PresetRow[]
  readonly offered: readonly PresetRow[]
  readonly ticked: ReadonlySet<string>
  readonly change: (rows: readonly PresetRow[], isOn: boolean) => void
}

function Kind({ entity, rows, offered, ticked, change, tools }: KindProps) {
  const { t, language } = tools
  const { there = [], denied = [] } = use(SetUpContext) ?? {}
  const isDenied = denied.includes(entity)
  const isThere = (row: PresetRow) => there.includes(rowName(row))
  const free = isDenied ? [] : rows.filter((row) => !isThere(row))
  const chosen = free.filter((row) => ticked.has(rowName(row)))
  const many = entityLabel(t, entity, 'many')
  return (
    <fieldset className="set-up-kind">
      <legend>
        {free.length > 1 ? (
          <Checkbox
            checked={chosen.length === free.length}
            indeterminate={chosen.length > 0 && chosen.length < free.length}
            onChange={({ target }) => change(free, target.checked)}
          >
            {many}
          </Checkbox>
        ) : (
          many
        )}
      </legend>
      {isDenied && <p className="lobby-secondary">{t('console.buildings.set_up.denied_kind')}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.key}>
            <Checkbox
              checked={isThere(row) || (!isDenied && ticked.has(rowName(row)))}
              disabled={isDenied || isThere(row)}
              onChange={({ target }) => change([row], target.checked)}
            >
              {nameOf(row, language)}
              {isThere(row) && (
                <span className="lobby-secondary"> · {t('console.buildings.set_up.there')}</span>
              )}
            </Checkbox>
            {ticked.has(rowName(row)) && <Comes row={row} offered={offered} tools={tools} />}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** What comes with a row unasked: a price with its decision and its days, accounts, categories. */
function Comes({ row, offered, tools }: { readonly row: PresetRow } & Pick<KindProps, 'offered' | 'tools'>) {
  const { t, language } = tools
  const { there = [] } = use(SetUpContext) ?? {}
  const others = chosenRows(offered, new Set([rowName(row)])).filter(
    (one) => one !== row && one.asks === undefined && !there.includes(rowName(one)),
  )
  if (others.length === 0) return null
  const names = others.map((one) => [nameOf(one, language), daysOf(one)].filter(Boolean).join(', '))
  return (
    <div className="lobby-secondary set-up-comes">
      {t('console.buildings.set_up.with', { names: names.join('; ') })}
      {others.some((one) => one.valid_from !== null) && ` ${t('console.buildings.set_up.check_price')}`}
    </div>
  )
}

const daysOf = ({ valid_from: from, valid_to: to }: PresetRow) =>
  from === null ? '' : `${formatDate(from)} – ${to === null ? '…' : formatDate(to)}`
