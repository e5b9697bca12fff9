import { allFields, stateFieldOf } from '#core/derive/fields.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { isPresent } from '#core/condition.ts'
import { titleOf } from '#src/fields/references/entities.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { FieldCell, fieldView } from '../columns/field-cell.tsx'
import type { ListTableProps } from './list-table.tsx'
import { RowMenuButton } from './table-row.tsx'

/** On a phone: what one looks for; the rest is a tap away. */
const factsShown = 2

interface CardsProps extends ListTableProps {
  /** What a card says beside title and state. Default: the declaration's card, the first two that hold something. */
  readonly facts?: readonly string[]
}

/** A list on a phone: a card a record, its name, its state and a few facts. */
export function ListCards(props: CardsProps) {
  return (
    <ul className="lobby-cards" aria-busy={props.isBusy}>
      {props.records.map((record) => (
        <Card key={record.id} {...props} record={record} />
      ))}
    </ul>
  )
}

function Card({
  entity,
  record,
  columns,
  tools,
  views,
  selection,
  open,
  onMenu,
  facts: asked,
}: CardsProps & { readonly record: AnyRecord }) {
  const fields = allFields(entity)
  const state = stateFieldOf(entity)
  const title = titleOf(entity, record)
  const path = tools.pathOf(entity.name, record.id)
  const chosen =
    asked ??
    entity.list.card?.filter((name) => columns.includes(name)) ??
    columns.filter((name) => !isName(entity, name))
  const facts = chosen
    .filter((name) => name !== entity.title && name !== state && isPresent(record[name]))
    .slice(0, asked?.length ?? factsShown)
  const cell = (name: string) => {
    const field = fields[name]
    return field === undefined ? null : (
      <FieldCell
        entityName={entity.name}
        name={name}
        field={field}
        record={record}
        tools={tools}
        views={views}
      />
    )
  }
  const isChosen = selection?.ids.has(record.id) === true
  const toggle = () =>
    selection?.onChange(
      isChosen ? [...selection.ids].filter((id) => id !== record.id) : [...selection.ids, record.id],
      [record],
    )
  return (
    <li
      className="lobby-card"
      data-chosen={isChosen}
      onClick={(event) => {
        const target = event.target as HTMLElement
        const button = target.closest<HTMLElement>('button.lobby-row-menu')
        if (button !== null) onMenu?.(record, button)
        else if (target.closest('a, button, label, input') === null) open(record)
      }}
    >
      <div className="lobby-card-head">
        {selection !== undefined && (
          <input
            type="checkbox"
            className="lobby-box"
            checked={isChosen}
            aria-label={tools.t('console.crud.list.select_row', { title })}
            onChange={toggle}
          />
        )}
        <strong>
          {path === undefined ? (
            title
          ) : (
            <a href={path} onClick={tools.follow}>
              {title}
            </a>
          )}
        </strong>
        {state !== undefined && isPresent(record[state]) && cell(state)}
        {onMenu !== undefined && <RowMenuButton label={title} t={tools.t} />}
      </div>
      <dl>
        {facts.map((name) => {
          const field = fields[name]
          const suffix =
            field === undefined
              ? undefined
              : fieldView(views, name, field).headerSuffix?.({ entityName: entity.name, name, field, tools })
          return (
            <div key={name}>
              <dt>
                {fieldLabel(tools.t, entity.name, name)}
                {/* Beside the value it would stand behind a dash too. */}
                {suffix !== undefined && ` (${suffix})`}
              </dt>
              <dd>{cell(name)}</dd>
            </div>
          )
        })}
      </dl>
    </li>
  )
}

/** A field that names the record once more: its title, the text beside it, a code of its own. */
const isName = (entity: AnyEntity, name: string) =>
  name === entity.title || name === entity.subtitle || entity.fields[name]?.unique === true
