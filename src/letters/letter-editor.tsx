import { RichTextEditor, type RichTextEditorProps } from '../fields/parts/rich-text-editor.tsx'
import { exampleLetterFor } from '#domain/documents/example-letters.ts'
import { placeholdersFor } from '#domain/documents/templates.ts'
import { LetterTools } from './letter-tools.tsx'
import { letterNodes } from './table-nodes.ts'

interface LetterEditorProps extends RichTextEditorProps {
  /** The kind of document whose template it is. */
  readonly type: unknown
  /** The language of its text, as far as one is chosen. */
  readonly language: unknown
}

/** The text of a template: formatted text with tables and placeholders. */
export const LetterEditor = ({ type, language, ...text }: LetterEditorProps) => (
  <RichTextEditor
    {...text}
    nodes={letterNodes}
    more={(editor) => (
      <LetterTools
        editor={editor}
        tools={text.tools}
        disabled={text.disabled}
        placeholders={placeholdersFor(type)}
        shipped={exampleLetterFor(type, language ?? text.tools.language)}
      />
    )}
  />
)
