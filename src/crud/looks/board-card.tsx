import { isPresent } from '#core/condition.ts'
import { allFields } from '#core/derive/fields.ts'
import type { AnyRecord } from '#core/entity.ts'
import { titleOf } from '#src/fields/references/entities.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { FieldCell } from '../columns/field-cell.tsx'
import { RowMenuButton } from '../list/table-row.tsx'
import type { EntityList } from '../list/use-entity-list.tsx'

interface BoardCardProps {
  readonly record: AnyRecord
  readonly list: EntityList
  readonly facts: readonly string[]
  /** The card that Tab comes to; arrows reach the others. */
  readonly isStop: boolean
  /** It is being dragged. */
  readonly isHeld: boolean
  /** Told what is dragged, and when it is let go. */
  readonly drag: (record: AnyRecord | undefined) => void
}

/** One record of a board: its name, a few facts, and its actions. */
export function BoardCard({ record, list, facts, isStop, isHeld, drag }: BoardCardProps) {
  const { entity, tools, views, rights } = list
  const title = titleOf(entity, record)
  const path = tools.pathOf(entity.name, record.id)
  const fields = allFields(entity)
  const shown = facts.filter((name) => tools.can('read', entity.name, name) && isPresent(record[name]))
  return (
    <li
      data-card={record.id}
      data-held={isHeld}
      tabIndex={isStop ? 0 : -1}
      aria-label={title}
      draggable={rights.transitions.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', title)
        drag(record)
      }}
      onDragEnd={() => drag(undefined)}
      onClick={({ target }) => {
        const button = (target as HTMLElement).closest<HTMLElement>('button')
        if (button !== null) list.showMenu(record, button)
        else if ((target as HTMLElement).closest('a') === null) list.open(record)
      }}
    >
      <div className="lobby-board-name">
        <a href={path} draggable={false} onClick={tools.follow}>
          {title}
        </a>
        {list.hasMenu && <RowMenuButton label={title} t={tools.t} />}
      </div>
      <dl>
        {shown.map((name) => {
          const field = fields[name]
          return field === undefined ? null : (
            <div key={name}>
              <dt>{fieldLabel(tools.t, entity.name, name)}</dt>
              <dd>
                <FieldCell
                  entityName={entity.name}
                  name={name}
                  field={field}
                  record={record}
                  tools={tools}
                  views={views}
                />
              </dd>
            </div>
          )
        })}
      </dl>
    </li>
  )
}
