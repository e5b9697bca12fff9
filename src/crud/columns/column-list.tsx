import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  ColumnWidthOutlined,
  HolderOutlined,
  MinusOutlined,
  PlusOutlined,
  PushpinFilled,
  PushpinOutlined,
} from '@ant-design/icons'
import { Button, Checkbox, Flex } from 'antd'
import type { RefObject } from 'react'
import type { AnyEntity } from '#core/entity.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { useDragged } from '#src/ui/use-dragged.ts'
import { moveColumn, offeredColumns, pinnedColumns, shownColumns, type ColumnSettings } from './columns.ts'

export interface ColumnListProps {
  readonly entity: AnyEntity
  readonly tools: ViewTools
  readonly settings: ColumnSettings
  /** Undefined goes back to the declaration's own columns. */
  readonly onChange: (settings: ColumnSettings | undefined) => void
  /** The widths that the columns have now, in pixels. */
  readonly fitted: RefObject<ReadonlyMap<string, number>>
}

const step = 20
const narrowest = 60

/**
 * Which columns are shown, in which order, how wide, and which stay in sight. Every step has a button, so that a keyboard
 * is enough; with a mouse rows are dragged.
 */
export function ColumnList({ entity, tools, settings, onChange, fitted }: ColumnListProps) {
  const { t } = tools
  const shown = shownColumns(entity, settings, tools)
  const others = offeredColumns(entity, tools).filter((name) => !shown.includes(name))
  const label = (name: string) => fieldLabel(t, entity.name, name)
  const show = (names: readonly string[]) => onChange({ ...settings, shown: names })
  const pinned = pinnedColumns(shown, settings)
  const resize = (name: string, by: number) => {
    const width = settings.widths[name] ?? fitted.current.get(name) ?? 160
    onChange({ ...settings, shown, widths: { ...settings.widths, [name]: Math.max(narrowest, width + by) } })
  }
  const pin = (name: string) =>
    onChange({
      ...settings,
      shown,
      pinned: pinned.includes(name) ? pinned.filter((one) => one !== name) : [...pinned, name],
    })
  const { held, place } = useDragged<string>((dragged, on) =>
    show(moveColumn(shown, dragged, shown.indexOf(on) - shown.indexOf(dragged))),
  )
  return (
    <div className="lobby-chooser">
      <ul>
        {shown.map((name, at) => (
          <li key={name} {...held(name)} {...place(name)}>
            <HolderOutlined className="lobby-chooser-grip" aria-hidden="true" />
            <Checkbox
              checked
              disabled={shown.length === 1}
              onChange={() => show(shown.filter((one) => one !== name))}
            >
              {label(name)}
            </Checkbox>
            <span>
              <Tool
                icon={pinned.includes(name) ? <PushpinFilled /> : <PushpinOutlined />}
                label={t(
                  pinned.includes(name) ? 'console.crud.list.unpin_column' : 'console.crud.list.pin_column',
                  { column: label(name) },
                )}
                run={() => pin(name)}
              />
              <Tool
                icon={<ArrowUpOutlined />}
                label={t('console.crud.list.move_up', { column: label(name) })}
                disabled={at === 0}
                run={() => show(moveColumn(shown, name, -1))}
              />
              <Tool
                icon={<ArrowDownOutlined />}
                label={t('console.crud.list.move_down', { column: label(name) })}
                disabled={at === shown.length - 1}
                run={() => show(moveColumn(shown, name, 1))}
              />
              <Tool
                icon={<MinusOutlined />}
                label={t('console.crud.list.column_narrower', { column: label(name) })}
                run={() => resize(name, -step)}
              />
              <ColumnWidthOutlined aria-hidden="true" />
              <Tool
                icon={<PlusOutlined />}
                label={t('console.crud.list.column_wider', { column: label(name) })}
                run={() => resize(name, step)}
              />
            </span>
          </li>
        ))}
        {others.map((name) => (
          <li key={name}>
            <Checkbox checked={false} onChange={() => show([...shown, name])}>
              {label(name)}
            </Checkbox>
          </li>
        ))}
      </ul>
      <Flex justify="end">
        <Button size="small" onClick={() => onChange(undefined)}>
          {t('console.crud.list.reset')}
        </Button>
      </Flex>
    </div>
  )
}

interface ToolProps {
  readonly icon: React.ReactNode
  readonly label: string
  readonly disabled?: boolean
  readonly run: () => void
}

const Tool = ({ icon, label, disabled, run }: ToolProps) => (
  <Button
    type="text"
    size="small"
    icon={icon}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={run}
  />
)
