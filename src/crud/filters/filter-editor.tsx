import { CloseOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Flex, Select } from 'antd'
import { useState } from 'react'
import { allFields } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Operator } from '#core/kind.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { capabilities } from '#src/data/capabilities.ts'
import { viewOf } from '#src/fields/index.ts'
import { arityOf, isComplete } from '#src/fields/parts/arity.ts'
import { matchesLabel } from '#src/fields/choices/option-select.tsx'
import { fieldLabel, operatorLabel } from '#src/fields/words.ts'
import { filterableFields, operatorsFor } from '../columns/columns.ts'
import { isGroup, partsOf, type FilterItem, type FilterLeaf } from '#domain/lists/list-state.ts'
import type { Operand } from '#domain/lists/operand.ts'

export interface FilterEditorProps {
  readonly entity: AnyEntity
  readonly tools: ViewTools
  /** The filter that is changed; absent for a new one. */
  readonly item?: FilterItem
  readonly onApply: (item: FilterItem) => void
}

interface Row {
  readonly field?: string
  readonly operator?: Operator
  readonly value?: Operand
}

/** Field, condition, value; further rows are alternatives, joined by "or". */
export function FilterEditor({ entity, tools, item, onApply }: FilterEditorProps) {
  const { t } = tools
  const [rows, setRows] = useState<readonly Row[]>(() => rowsOf(item))
  const complete = rows.flatMap((row) => leafOf(entity, row))
  const apply = () => {
    const [only] = complete
    if (only !== undefined) onApply(complete.length === 1 ? only : { or: complete })
  }
  const set = (at: number, row: Row) => setRows(rows.map((one, place) => (place === at ? row : one)))
  return (
    <form
      className="lobby-filter-editor"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      {rows.map((row, at) => (
        <div key={at} className="lobby-filter-row">
          {at > 0 && <em>{t('console.crud.list.filter_or')}</em>}
          <FilterRow entity={entity} tools={tools} row={row} onChange={(next) => set(at, next)} />
          {rows.length > 1 && (
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              aria-label={t('console.crud.list.remove_condition')}
              onClick={() => setRows(rows.filter((_one, place) => place !== at))}
            />
          )}
        </div>
      ))}
      <Flex justify="space-between" gap={8}>
        {capabilities().groups ? (
          <Button
            type="text"
            icon={<PlusOutlined />}
            disabled={complete.length < rows.length}
            onClick={() => setRows([...rows, { field: rows.at(-1)?.field }])}
          >
            {t('console.crud.list.add_alternative')}
          </Button>
        ) : (
          <span />
        )}
        <Button type="primary" htmlType="submit" disabled={complete.length === 0}>
          {t('console.crud.list.apply')}
        </Button>
      </Flex>
    </form>
  )
}

interface FilterRowProps {
  readonly entity: AnyEntity
  readonly tools: ViewTools
  readonly row: Row
  readonly onChange: (row: Row) => void
}

function FilterRow({ entity, tools, row, onChange }: FilterRowProps) {
  const { t } = tools
  const field = allFields(entity)[row.field ?? '']
  const operators = field === undefined ? [] : operatorsFor(field)
  const operator = row.operator ?? operators[0]
  const choose = (name: string) => onChange({ field: name })
  const change = (next: Operator) => {
    const keepsValue = operator !== undefined && arityOf(next) === arityOf(operator)
    onChange({ field: row.field, operator: next, value: keepsValue ? row.value : undefined })
  }
  return (
    <>
      <Select
        aria-label={t('console.crud.list.filter_field')}
        placeholder={t('console.crud.list.filter_field')}
        showSearch
        filterOption={matchesLabel}
        value={row.field}
        options={filterableFields(entity, tools).map((name) => ({
          value: name,
          label: fieldLabel(t, entity.name, name),
        }))}
        onChange={choose}
      />
      {field !== undefined && operator !== undefined && row.field !== undefined && (
        <>
          <Select
            aria-label={t('console.crud.list.filter_operator')}
            value={operator}
            options={operators.map((one) => ({ value: one, label: operatorLabel(t, field, one) }))}
            onChange={change}
          />
          <FilterValue entity={entity} tools={tools} row={{ ...row, operator }} onChange={onChange} />
        </>
      )}
    </>
  )
}

function FilterValue({ entity, tools, row, onChange }: FilterRowProps) {
  const field = allFields(entity)[row.field ?? '']
  if (field === undefined || row.field === undefined || row.operator === undefined) return null
  const { Filter } = viewOf(field)
  return (
    <Filter
      key={`${row.field} ${row.operator}`}
      entityName={entity.name}
      name={row.field}
      field={field}
      tools={tools}
      operator={row.operator}
      value={row.value}
      label={tools.t('console.crud.list.filter_value')}
      onChange={(value) => onChange({ ...row, value })}
    />
  )
}

/** The editor shows one leaf or one group of alternatives; deeper trees come from addresses only and stay whole. */
const rowsOf = (item: FilterItem | undefined): readonly Row[] => {
  if (item === undefined) return [{}]
  if (!isGroup(item)) return [item]
  return partsOf(item).flatMap((part) => (isGroup(part) ? [] : [part]))
}

/** A row whose operator nobody touched has its field's first one. */
function leafOf(entity: AnyEntity, { field: name, operator: chosen, value }: Row): FilterLeaf[] {
  const field = allFields(entity)[name ?? '']
  const operator = chosen ?? (field === undefined ? undefined : operatorsFor(field)[0])
  if (name === undefined || operator === undefined || !isComplete(operator, value)) return []
  return [{ field: name, operator, value: value ?? null }]
}
