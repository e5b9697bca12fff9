import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import type { RichTextField } from '#core/fields/rich-text.ts'
import { editorProps } from '../parts/input-props.ts'
import type { RichTextEditorProps } from '../parts/rich-text-editor.tsx'
import { TextFilter } from '../filters/text-filter.tsx'
import { defineInputs } from '../field-view.ts'

/** 100 kB of editor that most pages never need. */
const Editor = lazy(async () => ({ default: (await import('../parts/rich-text-editor.tsx')).RichTextEditor }))

export const FormattedText = (props: RichTextEditorProps) => (
  <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>
    <Editor {...props} />
  </Suspense>
)

export const richTextInputs = defineInputs<RichTextField>({
  Input: (props) => <FormattedText {...editorProps(props)} />,
  Filter: TextFilter,
})
