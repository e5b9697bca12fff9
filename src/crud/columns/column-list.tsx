import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  ColumnWidthOutlined,
  MinusOutlined,
  PlusOutlined,
} from '@ant-design/icons'
import { Button, Checkbox, Flex } from 'antd'
import { allFields } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { moveColumn, offeredColumns, shownColumns, widthOf, type ColumnSettings } from './columns.ts'

export interface ColumnListProps {
  readonly entity: AnyEntity
  readonly tools: ViewTools
  readonly settings: ColumnSettings
  /** Undefined goes back to the declaration's own columns. */
  readonly onChange: (settings: ColumnSettings | undefined) => void
}

const step = 20
const narrowest = 60

/** Which columns are shown, in which order and how wide. Every step has a button, so that a keyboard is enough. */
export function ColumnList({ entity, tools, settings, onChange }: ColumnListProps) {
  const { t } = tools
  const shown = shownColumns(entity, settings, tools)
  const others = offeredColumns(entity, tools).filter((name) => !shown.includes(name))
  const label = (name: string) => fieldLabel(t, entity.name, name)
  const show = (names: readonly string[]) => onChange({ ...settings, shown: names })
  const resize = (name: string, by: number) => {
    const width = widthOf(allFields(entity)[name] ?? { kind: 'text' }, name, settings)
    onChange({ shown, widths: { ...settings.widths, [name]: Math.max(narrowest, width + by) } })
  }
  return (
    <div className="lobby-chooser">
      <ul>
        {shown.map((name, at) => (
          <li key={name}>
            <Checkbox
              checked
              disabled={shown.length === 1}
              onChange={() => show(shown.filter((one) => one !== name))}
            >
              {label(name)}
            </Checkbox>
            <span>
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
