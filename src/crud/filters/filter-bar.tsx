import { CloseOutlined, FilterOutlined } from '@ant-design/icons'
import { useState } from 'react'
import type { AnyEntity } from '#core/entity.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { LazyFilterEditor as FilterEditor } from './lazy-filter-editor.tsx'
import { isEditable } from './filter-tree.ts'
import { FilterWords } from './filter-words.tsx'
import { DeferredPopover } from '#src/ui/deferred.tsx'
import { isGroup, partsOf, type FilterItem } from '#domain/lists/list-state.ts'
import { Button } from '#src/ui/button.tsx'

interface FilterBarProps {
  readonly entity: AnyEntity
  readonly tools: ViewTools
  readonly filters: readonly FilterItem[]
  readonly onChange: (filters: readonly FilterItem[]) => void
}

/** The filters in force as chips, each to be changed or taken away. */
export function FilterChips({ entity, tools, filters, onChange }: FilterBarProps) {
  return (
    <div className="lobby-chips">
      {filters.map((item, at) => (
        <FilterChip
          key={JSON.stringify(item)}
          entity={entity}
          tools={tools}
          item={item}
          onChange={(next) => onChange(filters.map((one, place) => (place === at ? next : one)))}
          onRemove={() => onChange(filters.filter((_one, place) => place !== at))}
        />
      ))}
      {filters.length > 1 && (
        <Button type="link" size="small" onClick={() => onChange([])}>
          {tools.t('console.crud.list.clear_filters')}
        </Button>
      )}
    </div>
  )
}

/** The button for one more filter. */
export function AddFilter({ entity, tools, filters, onChange }: FilterBarProps) {
  const { t } = tools
  const [isAdding, setAdding] = useState(false)
  return (
    <DeferredPopover
      trigger="click"
      placement="bottomLeft"
      destroyOnHidden
      open={isAdding}
      onOpenChange={setAdding}
      content={
        <FilterEditor
          entity={entity}
          tools={tools}
          onApply={(item) => {
            setAdding(false)
            onChange([...filters, item])
          }}
        />
      }
    >
      <Button
        type="dashed"
        icon={<FilterOutlined />}
        aria-label={t('console.crud.list.add_filter')}
        aria-expanded={isAdding}
      >
        <span className="lobby-wide-only">{t('console.crud.list.add_filter')}</span>
      </Button>
    </DeferredPopover>
  )
}

interface FilterChipProps extends Pick<FilterBarProps, 'entity' | 'tools'> {
  readonly item: FilterItem
  readonly onChange: (item: FilterItem) => void
  readonly onRemove: () => void
}

function FilterChip({ entity, tools, item, onChange, onRemove }: FilterChipProps) {
  const { t } = tools
  const [isOpen, setOpen] = useState(false)
  const name = namesOf(item)
    .map((field) => fieldLabel(t, entity.name, field))
    .join(', ')
  const words = <FilterWords entity={entity} item={item} tools={tools} />
  const apply = (next: FilterItem) => {
    setOpen(false)
    onChange(next)
  }
  return (
    <span className="lobby-chip">
      {isEditable(item) ? (
        <DeferredPopover
          trigger="click"
          placement="bottomLeft"
          destroyOnHidden
          open={isOpen}
          onOpenChange={setOpen}
          content={<FilterEditor entity={entity} tools={tools} item={item} onApply={apply} />}
        >
          <button
            type="button"
            aria-expanded={isOpen}
            title={t('console.crud.list.edit_filter', { filter: name })}
          >
            {words}
          </button>
        </DeferredPopover>
      ) : (
        <span>{words}</span>
      )}
      <button
        type="button"
        aria-label={t('console.crud.list.remove_filter', { filter: name })}
        onClick={onRemove}
      >
        <CloseOutlined />
      </button>
    </span>
  )
}

const namesOf = (item: FilterItem): string[] =>
  isGroup(item) ? [...new Set(partsOf(item).flatMap(namesOf))] : [item.field]
