import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  RollbackOutlined,
  TableOutlined,
} from '@ant-design/icons'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from '@tiptap/pm/tables'
import { useEditorState, type Editor } from '@tiptap/react'
import { Button, Dropdown, Select } from 'antd'
import type { ReactNode } from 'react'
import { placeholderGroups, writeSlot, type Placeholders } from '#domain/documents/placeholders.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { placeholderGroupWords, placeholderWords, wordOf } from './placeholder-words.ts'
import { newTable, sides, type Side } from './table-nodes.ts'

interface LetterToolsProps {
  readonly editor: Editor
  readonly tools: ViewTools
  readonly disabled: boolean
  /** What the chosen kind of document offers. */
  readonly placeholders: Placeholders
  /** The text that such a template begins with; none before its kind is chosen. */
  readonly shipped: string | undefined
}

const sideIcons: Readonly<Record<Side, ReactNode>> = {
  left: <AlignLeftOutlined />,
  center: <AlignCenterOutlined />,
  right: <AlignRightOutlined />,
}

const tableSteps = {
  add_row: addRowAfter,
  add_column: addColumnAfter,
  delete_row: deleteRow,
  delete_column: deleteColumn,
  delete_table: deleteTable,
} as const
const stepNames = ['add_row', 'add_column', 'delete_row', 'delete_column', 'delete_table'] as const

/** Sides, tables and the values of a document, beside the tools of every formatted text. */
export function LetterTools({ editor, tools: { t, language }, disabled, ...of }: LetterToolsProps) {
  const { placeholders, shipped } = of
  const now = useEditorState({
    editor,
    selector: ({ editor: { state, isActive } }) => ({
      inTable: isInTable(state),
      side: sides.find((side) => isActive.call(editor, { side })),
    }),
  })
  const align = (side: Side) => {
    const next = now.side === side ? null : side
    editor
      .chain()
      .focus()
      .updateAttributes('paragraph', { side: next })
      .updateAttributes('heading', { side: next })
      .run()
  }
  const insert = (text: string) => editor.chain().focus().insertContent(`${text} `).run()
  const options = placeholderGroups
    .map((group) => ({
      label: placeholderGroupWords[language][group],
      options: Object.entries(placeholders)
        .filter(([, placeholder]) => placeholder.group === group)
        .flatMap(([name, { kind }]) =>
          choicesOf(name, kind === 'day', wordOf(placeholderWords[language], name)),
        ),
    }))
    .filter((group) => group.options.length > 0)
  return (
    <>
      {sides.map((side) => (
        <Button
          key={side}
          size="small"
          type={now.side === side ? 'primary' : 'text'}
          disabled={disabled}
          icon={sideIcons[side]}
          title={t(`console.letters.${side}`)}
          aria-label={t(`console.letters.${side}`)}
          aria-pressed={now.side === side}
          onClick={() => align(side)}
        />
      ))}
      <Dropdown
        trigger={['click']}
        disabled={disabled}
        menu={{
          items: [
            { key: 'add_table', label: t('console.letters.add_table'), disabled: now.inTable },
            ...stepNames.map((key) => ({ key, label: t(`console.letters.${key}`), disabled: !now.inTable })),
          ],
          onClick: ({ key }) => {
            const step = stepNames.find((name) => name === key)
            if (step === undefined) editor.chain().focus().insertContent(newTable).run()
            else tableSteps[step](editor.state, editor.view.dispatch)
          },
        }}
      >
        <Button
          size="small"
          type="text"
          icon={<TableOutlined />}
          title={t('console.letters.table')}
          aria-label={t('console.letters.table')}
        />
      </Dropdown>
      {shipped !== undefined && (
        // It is undone like any change of the text, and stored only with the form.
        <Button
          size="small"
          type="text"
          icon={<RollbackOutlined />}
          disabled={disabled}
          title={t('console.letters.restore')}
          aria-label={t('console.letters.restore')}
          onClick={() => editor.chain().focus().setContent(shipped, { emitUpdate: true }).run()}
        />
      )}
      <Select
        size="small"
        className="letter-picker"
        aria-label={t('console.letters.insert')}
        placeholder={t('console.letters.insert')}
        disabled={disabled}
        showSearch
        optionFilterProp="label"
        popupMatchSelectWidth={320}
        value={null}
        options={options}
        onSelect={(text: string | null) => {
          if (text !== null) insert(text)
        }}
      />
    </>
  )
}

/** A day may have days added: a week, which the office changes to what it needs. */
const choicesOf = (name: string, isDay: boolean, label: string) => [
  { value: writeSlot(name), label },
  ...(isDay ? [{ value: writeSlot(name, 7), label: `${label} + 7` }] : []),
]
