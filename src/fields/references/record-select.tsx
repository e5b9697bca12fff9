import { Select, Typography } from 'antd'
import { use, useEffect, useState } from 'react'
import type { Condition } from '#core/condition.ts'
import { conditionNodes } from '#core/wire/filter.ts'
import type { AnyEntity } from '#core/entity.ts'
import { kindOf } from '#core/kinds.ts'
import { compactCode, holdsWords } from '#core/text.ts'
import { createLabel } from '#src/i18n/entity-label.ts'
import type { Values, ViewTools } from '../field-view.ts'
import { creatingPath, NoMatch, openBeside } from './no-match.tsx'
import { isRecord, subtitleOf, titleOf } from './entities.ts'
import { emptyByKey, leaveByTab } from '../parts/clearing-keys.ts'
import { mayList, useRecordsById, type NamingField } from './known-records.ts'
import { NewRecordContext } from './new-record.ts'
import { useList } from '#src/data/use-list.ts'
import { isSearchedByName, selectColumns, selectRelations, titleSorter } from './select-request.ts'
import { useDebounced } from './use-debounced.ts'
import { useUnoffered } from './use-unoffered.ts'
import type { WhyNot } from '#core/fields/belongs-to.ts'

interface RecordSelectProps {
  readonly target: AnyEntity
  readonly tools: ViewTools
  readonly value: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
  readonly multiple?: boolean
  readonly clearable?: boolean
  /** Only such records can be chosen. */
  readonly where?: Condition
  /** Of those, only such are offered; `whyNot` says of others that are typed why. */
  readonly offers?: Condition
  readonly whyNot?: readonly WhyNot[]
  /** Values that theirs must have, where they are given: `{ block_id: '3' }`. */
  readonly matching?: Values
  /** Called with the values of the chosen record for fields that nothing narrows yet: its block, for example. */
  readonly onFacts?: (facts: Values) => void
  /** Offers to enter a record that is not found, on a page of its own. */
  readonly offersNew?: boolean
  /** The field that the record is chosen for: who may write it chooses by name without the right to read such records. */
  readonly naming?: NamingField
  readonly element: Readonly<Record<string, unknown>>
}

const offered = 50
/** Of records that only the browser can search. */
const offeredUnsearched = 200

/** antd's word for a choice, with its label. */
interface Chosen {
  readonly value: string
}

/** Chooses records by searching the server; what is chosen always shows its name. */
export function RecordSelect(props: RecordSelectProps) {
  const {
    target,
    tools,
    value,
    onChange,
    multiple = false,
    clearable = true,
    where,
    offers,
    whyNot = [],
    matching = {},
    naming,
    element,
  } = props
  const asked = naming === undefined || mayList(target) ? undefined : naming
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const keyword = useDebounced(typed.trim(), 250)
  const narrowing = Object.entries(matching).filter(
    ([, one]) => one !== null && one !== undefined && one !== '',
  )
  const isSearchable = asked !== undefined || isSearchedByName(target)
  const { records, total, query } = useList<{ id: string }>({
    resource: target.name,
    pageSize: isSearchable ? offered : offeredUnsearched,
    sort: titleSorter(target),
    filters: [
      ...conditionNodes(where),
      ...conditionNodes(offers),
      ...narrowing.map(([field, one]) => ({ field, operator: 'eq' as const, value: one })),
    ],
    query: {
      keyword: isSearchable ? keyword : '',
      columns: selectColumns(target, Object.keys(matching)),
      with: selectRelations(target),
      choices: target.choices !== undefined,
      ...(asked === undefined ? {} : { options: optionsOf(asked, Object.fromEntries(narrowing)) }),
    },
    enabled: isOpen,
    staleTime: 30_000,
  })
  const chosen = useRecordsById(target, value, naming)
  useMismatch({ ids: value, records: chosen, narrowing, clear: () => onChange([]) })
  useFacts({
    record: chosen.get(value[0] ?? ''),
    open: Object.keys(matching).filter((name) => !narrowing.some(([one]) => one === name)),
    tell: props.onFacts,
  })

  const loaded = isOpen ? (records as readonly Values[]) : []
  const found = startingFirst(isSearchable ? loaded : containing(loaded, target, typed), target, typed)
  // Results of an earlier text are not offered: Enter would choose one of them.
  const isSearched = (!isSearchable || typed.trim() === keyword) && !query.isFetching
  const isTyping = typed.trim() !== ''
  const unoffered = useUnoffered({
    target,
    tools,
    keyword: isOpen && isSearchable && asked === undefined ? keyword : '',
    where,
    offers,
    narrowing,
    whyNot,
  })
  const isMissing = isTyping && isSearched && found.length + unoffered.length === 0
  const path = props.offersNew === true ? creatingPath(target, tools) : undefined
  const making = use(NewRecordContext)
  const make = () => {
    if (path === undefined) return
    if (making === undefined) return openBeside(path)
    setOpen(false)
    making({
      target,
      initial: { ...Object.fromEntries(narrowing), ...namedBy(target, typed) },
      onMade: (id) => onChange(multiple ? [...value, id] : [id]),
    })
  }
  const others = value.filter((id) => !found.some((record) => String(record.id) === id))
  const options = isTyping
    ? [
        ...(isSearched ? found : []).map((record) => {
          const option = optionOf(target, String(record.id), record)
          // Choosing it once more would take it away.
          return { ...option, disabled: multiple && value.includes(option.value) }
        }),
        ...(isSearched ? unoffered : []).map(({ record, reason }) => ({
          ...optionOf(target, String(record.id), record),
          subtitle: reason,
          disabled: true,
        })),
      ]
    : [
        ...others.map((id) => optionOf(target, id, chosen.get(id))),
        ...found.map((record) => optionOf(target, String(record.id), record)),
      ]
  const shown = value.map((id) => optionOf(target, id, chosen.get(id)))
  return (
    <Select
      {...element}
      style={{ width: '100%' }}
      mode={multiple ? 'multiple' : undefined}
      allowClear={clearable}
      onInputKeyDown={(event) => {
        if (event.key === 'Enter' && isMissing && path !== undefined) make()
        else if (multiple) leaveByTab(event)
        else if (clearable) emptyByKey(() => onChange([]))(event)
      }}
      showSearch
      filterOption={false}
      placeholder={tools.t('console.fields.choose')}
      labelInValue
      value={multiple ? shown : shown[0]}
      options={options}
      optionLabelProp="label"
      optionRender={({ data }) => <Offered title={data.label} subtitle={data.subtitle} />}
      loading={query.isFetching}
      searchValue={typed}
      onSearch={setTyped}
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open)
        if (!open) setTyped('')
      }}
      onChange={(next: Chosen | Chosen[] | undefined) => {
        setTyped('')
        onChange(next === undefined ? [] : [next].flat().map((one) => one.value))
      }}
      notFoundContent={
        isSearched ? (
          <NoMatch target={target} tools={tools} path={making === undefined ? path : undefined} />
        ) : (
          tools.t('console.fields.loading')
        )
      }
      popupRender={(menu) => (
        <>
          {menu}
          {total > loaded.length && found.length > 0 && (
            <Typography.Text type="secondary" className="lobby-select-more">
              {tools.t('console.fields.type_to_search', { shown: loaded.length, total })}
            </Typography.Text>
          )}
          {making !== undefined && path !== undefined && (
            <button
              type="button"
              className="lobby-select-new"
              onMouseDown={(event) => event.preventDefault()}
              onClick={make}
            >
              + {createLabel(tools.t, target.name)}
            </button>
          )}
        </>
      )}
    />
  )
}

const optionsOf = ({ entityName, name }: NamingField, matching: Values) => ({
  entity: entityName,
  field: name,
  matching,
})

/** What was typed is the name of the record that is missing, where a name is typed. */
function namedBy(target: AnyEntity, typed: string): Values {
  const field = target.fields[target.title]
  const isTyped = field !== undefined && kindOf(field).relation === undefined && field.numbered === undefined
  return isTyped && typed.trim() !== '' ? { [target.title]: typed.trim() } : {}
}

/** Those whose name, or the text beside it, contains what was typed. */
const containing = (records: readonly Values[], target: AnyEntity, typed: string): readonly Values[] =>
  records.filter((record) =>
    holdsWords(`${titleOf(target, record)} ${subtitleOf(target, record) ?? ''}`, typed),
  )

/** Names that begin as it was typed come before those that contain it elsewhere: Enter takes the first. */
function startingFirst(records: readonly Values[], target: AnyEntity, typed: string): readonly Values[] {
  const text = compactCode(typed)
  if (text === '') return records
  const place = (record: Values) => Number(!compactCode(titleOf(target, record)).startsWith(text))
  return records.toSorted((a, b) => place(a) - place(b))
}

function Offered({ title, subtitle }: { readonly title: string; readonly subtitle: string | undefined }) {
  return (
    <span className="lobby-option">
      {title}
      {subtitle !== undefined && <Typography.Text type="secondary">{subtitle}</Typography.Text>}
    </span>
  )
}

function optionOf(target: AnyEntity, id: string, record: Values | null | undefined) {
  const label = isRecord(record) ? titleOf(target, record) : `#${id}`
  const subtitle = isRecord(record) ? subtitleOf(target, record) : undefined
  return { value: id, label, subtitle: subtitle === label ? undefined : subtitle }
}

interface Mismatch {
  readonly ids: readonly string[]
  readonly records: ReadonlyMap<string, Values | null>
  readonly narrowing: readonly (readonly [string, unknown])[]
  readonly clear: () => void
}

/** Clears a choice that no longer matches the field that narrows it (another block was chosen). */
function useMismatch({ ids, records, narrowing, clear }: Mismatch) {
  const isWrong = ids.some((id) => {
    const record = records.get(id)
    return isRecord(record) && narrowing.some(([name, one]) => name in record && record[name] !== one)
  })
  useEffect(() => {
    if (isWrong) clear()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a turn from right to wrong takes a choice back, not every new `clear`
  }, [isWrong])
}

interface Facts {
  readonly record: Values | null | undefined
  /** The values that are not set yet. */
  readonly open: readonly string[]
  readonly tell: ((facts: Values) => void) | undefined
}

/** Choosing the apartment first also fills in its block. */
function useFacts({ record, open, tell }: Facts) {
  const facts = open.flatMap((name) =>
    isRecord(record) && record[name] !== undefined && record[name] !== null
      ? [[name, record[name]] as const]
      : [],
  )
  const key = JSON.stringify(facts)
  useEffect(() => {
    if (facts.length > 0) tell?.(Object.fromEntries(facts))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once for each set of facts, which `key` spells
  }, [key])
}
