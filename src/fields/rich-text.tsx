import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import type { RichTextField } from '#core/fields/rich-text.ts'
import { plainText, SafeHtml } from '../ui/safe-html.tsx'
import { defineView } from './field-view.ts'
import { textValue } from './parts/input-props.ts'
import { TextFilter } from './parts/text-filter.tsx'
import { fieldLabel } from './words.ts'

/** 100 kB of editor that most pages never need. */
const Editor = lazy(async () => ({ default: (await import('./parts/rich-text-editor.tsx')).RichTextEditor }))

export const richTextView = defineView<RichTextField>({
  Cell: ({ value }) => plainText(String(value)).slice(0, 200),
  Detail: ({ value }) => <SafeHtml html={String(value)} className="lobby-rich-text" />,
  Input: (props) => (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>
      <Editor
        id={props.id}
        label={props.label ?? fieldLabel(props.tools.t, props.entityName, props.name)}
        describedBy={props.describedBy}
        disabled={props.disabled === true}
        tools={props.tools}
        value={textValue(props.value)}
        onChange={(html) => props.onChange?.(html)}
      />
    </Suspense>
  ),
  Filter: TextFilter,
  Plain: ({ value }) => plainText(String(value)),
  width: 260,
  wide: true,
})
