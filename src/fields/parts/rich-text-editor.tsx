import type { KeyUnder } from '#src/i18n/translation-key.ts'
import {
  BoldOutlined,
  FontSizeOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { EditorContent, useEditor, useEditorState, type Editor, type Extensions } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { Button, Input, Popover, Space } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { sanitize } from '../../ui/safe-html.tsx'
import type { ViewTools } from '../field-view.ts'
import type { EditorProps } from './input-props.ts'

type EditorWord = KeyUnder<'console.fields.editor'>

export interface RichTextEditorProps extends EditorProps {
  readonly onChange: (html: string | null) => void
  /** What the text may have beyond the usual; the same array each time. */
  readonly nodes?: Extensions
  /** Tools for it, after the usual ones. */
  readonly more?: (editor: Editor) => ReactNode
}

/** Formatted text. What is pasted or loaded is cut down to the policy before it becomes part of the page. */
export function RichTextEditor({
  id,
  label,
  describedBy,
  invalid,
  disabled,
  tools,
  value,
  onChange,
  nodes = [],
  more,
}: RichTextEditorProps) {
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(id === undefined ? {} : { id }),
    ...(invalid ? { 'aria-invalid': 'true' } : {}),
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
  }
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false, protocols: ['mailto', 'tel'] },
      }),
      ...nodes,
    ],
    content: sanitize(value),
    editable: !disabled,
    editorProps: { attributes, transformPastedHTML: sanitize },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? null : changed.getHTML()),
  })
  useEffect(() => {
    // React may run the effects of an editor that has just been replaced.
    if (editor.isDestroyed) return
    const present = editor.isEmpty ? '' : editor.getHTML()
    // Only a value from outside (a draft, another version) is inserted; the user's own typing is already there.
    if (value !== present && !editor.isFocused)
      editor.commands.setContent(sanitize(value), { emitUpdate: false })
  }, [editor, value])
  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!disabled, false)
  }, [editor, disabled])
  return (
    <div className="lobby-editor">
      <Toolbar editor={editor} tools={tools} disabled={disabled} more={more} />
      <EditorContent editor={editor} className="lobby-rich-text" />
    </div>
  )
}

interface Tool {
  readonly word: EditorWord
  readonly icon: ReactNode
  readonly run: (editor: Editor) => unknown
  /** The mark or node whose presence the button shows. */
  readonly is?: string
}

const toolsShown: readonly Tool[] = [
  {
    word: 'bold',
    icon: <BoldOutlined />,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    is: 'bold',
  },
  {
    word: 'italic',
    icon: <ItalicOutlined />,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    is: 'italic',
  },
  {
    word: 'underline',
    icon: <UnderlineOutlined />,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    is: 'underline',
  },
  {
    word: 'strike',
    icon: <StrikethroughOutlined />,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    is: 'strike',
  },
  {
    word: 'heading',
    icon: <FontSizeOutlined />,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    is: 'heading',
  },
  {
    word: 'bullets',
    icon: <UnorderedListOutlined />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    is: 'bulletList',
  },
  {
    word: 'numbers',
    icon: <OrderedListOutlined />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    is: 'orderedList',
  },
  {
    word: 'quote',
    icon: '”',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    is: 'blockquote',
  },
  { word: 'undo', icon: <UndoOutlined />, run: (editor) => editor.chain().focus().undo().run() },
  { word: 'redo', icon: <RedoOutlined />, run: (editor) => editor.chain().focus().redo().run() },
]

interface ToolbarProps {
  readonly editor: Editor
  readonly tools: ViewTools
  readonly disabled: boolean
  readonly more: ((editor: Editor) => ReactNode) | undefined
}

function Toolbar({ editor, tools, disabled, more }: ToolbarProps) {
  const word = (name: EditorWord) => tools.t(`console.fields.editor.${name}`)
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => toolsShown.map((tool) => tool.is !== undefined && now.isActive(tool.is)),
  })
  return (
    <Space size={2} wrap role="toolbar" aria-label={word('toolbar')} className="lobby-editor-bar">
      {toolsShown.map((tool, at) => (
        <Button
          key={tool.word}
          type={active[at] === true ? 'primary' : 'text'}
          size="small"
          disabled={disabled}
          icon={tool.icon}
          title={word(tool.word)}
          aria-label={word(tool.word)}
          aria-pressed={tool.is === undefined ? undefined : active[at]}
          onClick={() => tool.run(editor)}
        />
      ))}
      <LinkTool editor={editor} word={word} disabled={disabled} />
      {more?.(editor)}
    </Space>
  )
}

interface LinkToolProps {
  readonly editor: Editor
  readonly word: (name: EditorWord) => string
  readonly disabled: boolean
}

function LinkTool({ editor, word, disabled }: LinkToolProps) {
  const [isOpen, setOpen] = useState(false)
  const [address, setAddress] = useState('')
  const apply = () => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address.trim() === '') chain.unsetLink().run()
    else chain.setLink({ href: address.trim(), target: '_blank' }).run()
    setOpen(false)
  }
  const opened = (open: boolean) => {
    const present: unknown = editor.getAttributes('link').href
    setAddress(typeof present === 'string' ? present : '')
    setOpen(open)
  }
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={opened}
      content={
        <Space.Compact>
          <Input
            aria-label={word('link_address')}
            placeholder="https://"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onPressEnter={apply}
          />
          <Button type="primary" onClick={apply}>
            {word(address.trim() === '' ? 'link_remove' : 'link')}
          </Button>
        </Space.Compact>
      }
    >
      <Button
        type="text"
        size="small"
        disabled={disabled}
        icon={<LinkOutlined />}
        title={word('link')}
        aria-label={word('link')}
      />
    </Popover>
  )
}
