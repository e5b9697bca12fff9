import { allFields } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { viewOf } from '#src/fields/index.ts'
import { arityOf } from '#src/fields/parts/arity.ts'
import { fieldLabel, operatorLabel } from '#src/fields/words.ts'
import { isGroup, partsOf, type FilterItem, type FilterLeaf } from '#domain/lists/list-state.ts'
import { isScalar } from '#domain/lists/operand.ts'

interface FilterWordsProps {
  readonly entity: AnyEntity
  readonly item: FilterItem
  readonly tools: ViewTools
}

/** A filter as a sentence: `Block: A`, `Floor between 12 – 14`, `A or B`. */
export function FilterWords({ entity, item, tools }: FilterWordsProps) {
  if (!isGroup(item)) return <LeafWords entity={entity} leaf={item} tools={tools} />
  const joint = tools.t('or' in item ? 'console.crud.list.filter_or' : 'console.crud.list.filter_and')
  return partsOf(item).map((part, at) => (
    <span key={at}>
      {at > 0 && <em> {joint} </em>}
      <FilterWords entity={entity} item={part} tools={tools} />
    </span>
  ))
}

function LeafWords({
  entity,
  leaf,
  tools,
}: {
  readonly entity: AnyEntity
  readonly leaf: FilterLeaf
  readonly tools: ViewTools
}) {
  const field = allFields(entity)[leaf.field]
  if (field === undefined) return leaf.field
  const label = fieldLabel(tools.t, entity.name, leaf.field)
  // "Block: A" reads better than "Block is A".
  const isPlain = leaf.operator === 'eq' || leaf.operator === 'in' || leaf.operator === 'contains'
  const relation = isPlain ? ':' : ` ${operatorLabel(tools.t, field, leaf.operator)}`
  if (arityOf(leaf.operator) === 'none') return `${label}${relation}`
  const { Plain } = viewOf(field)
  const plain = (value: unknown) => (
    <Plain entityName={entity.name} name={leaf.field} field={field} tools={tools} value={value} />
  )
  return (
    <>
      {label}
      {relation} {operandWords(leaf, tools, plain)}
    </>
  )
}

function operandWords(
  { operator, value }: FilterLeaf,
  tools: ViewTools,
  plain: (value: unknown) => React.ReactNode,
) {
  if (isScalar(value)) return plain(value)
  if (Array.isArray(value)) {
    const joint = arityOf(operator) === 'pair' ? ' – ' : ', '
    const shown = value.slice(0, 3)
    return (
      <>
        {shown.map((one, at) => (
          <span key={at}>
            {at > 0 && joint}
            {plain(one)}
          </span>
        ))}
        {value.length > shown.length && ` +${value.length - shown.length}`}
      </>
    )
  }
  if ('me' in value) return tools.t('console.fields.me')
  return 'relative' in value ? tools.t(`console.fields.relative.${value.relative}`) : null
}
