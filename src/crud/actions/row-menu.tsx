import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { useFirstItemFocused } from '#src/ui/first-item-focused.ts'
import { actionLabel, actionsFor, isNamed, type PageRights, type RecordAction } from './actions.ts'
import { lazyPart } from '#src/ui/with-antd.tsx'

const Dropdown = lazyPart(async () => (await import('antd/es/dropdown')).default)

interface RowMenuInput {
  readonly entity: AnyEntity
  readonly tools: ViewTools
  readonly rights: PageRights
  readonly isTrash: boolean
  readonly run: (action: RecordAction, record: AnyRecord) => void
  readonly open: (record: AnyRecord) => void
}

interface MenuPlace {
  readonly record: AnyRecord
  readonly button: HTMLElement
  /** Pixels on the whole page: the menu moves with its row when the page is scrolled. */
  readonly box: {
    readonly top: number
    readonly left: number
    readonly width: number
    readonly height: number
  }
}

function boxOf(button: HTMLElement): MenuPlace['box'] {
  const { top, left, width, height } = button.getBoundingClientRect()
  return { top: top + window.scrollY, left: left + window.scrollX, width, height }
}

/** One menu for all rows, put where the clicked button is: a hundred menus would cost more than the table. */
export function useRowMenu({ entity, tools, rights, isTrash, run, open }: RowMenuInput): {
  show: (record: AnyRecord, button: HTMLElement) => void
  menu: ReactNode
} {
  const [place, setPlace] = useState<MenuPlace>()
  const show = useCallback(
    (record: AnyRecord, button: HTMLElement) => setPlace({ record, button, box: boxOf(button) }),
    [],
  )
  useFirstItemFocused(place !== undefined)
  const close = () => {
    place?.button.focus()
    setPlace(undefined)
  }
  if (place === undefined) return { show, menu: null }
  const { record, box } = place
  const actions = actionsFor(entity, rights, record, isTrash)
  const items = [
    ...(isTrash ? [] : [{ key: 'open', label: tools.t('console.crud.record.open') }]),
    ...actions.map((action) => ({
      key: keyOf(action),
      label: actionLabel(tools, entity.name, action),
      danger: action.kind === 'delete',
    })),
  ]
  const menu = (
    <Dropdown
      open
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={(next) => {
        if (!next) close()
      }}
      menu={{
        items,
        onClick: ({ key, domEvent }) => {
          domEvent.stopPropagation()
          // The button that gets the focus would take the same Enter for a click, and open the menu again.
          domEvent.preventDefault()
          close()
          const action = actions.find((one) => keyOf(one) === key)
          if (action === undefined) open(record)
          else run(action, record)
        },
      }}
    >
      <span className="lobby-menu-anchor" style={box} />
    </Dropdown>
  )
  return { show, menu: createPortal(<Suspense fallback={null}>{menu}</Suspense>, document.body) }
}

const keyOf = (action: RecordAction) => (isNamed(action) ? `move-${action.name}` : action.kind)
