import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import type { RichTextField } from '#core/fields/rich-text.ts'
import { textValue } from '../parts/input-props.ts'
import { TextFilter } from '../filters/text-filter.tsx'
import { fieldLabel } from '../words.ts'
import { defineInputs } from '../field-view.ts'

/** 100 kB of editor that most pages never need. */
const Editor = lazy(async () => ({ default: (await import('../parts/rich-text-editor.tsx')).RichTextEditor }))

export const richTextInputs = defineInputs<RichTextField>({
  Input: (props) => (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>
      <Editor
        id={props.id}
        label={props.label ?? fieldLabel(props.tools.t, props.entityName, props.name)}
        describedBy={props.describedBy}
        invalid={props.invalid === true}
        disabled={props.disabled === true}
        tools={props.tools}
        value={textValue(props.value)}
        onChange={(html) => props.onChange?.(html)}
      />
    </Suspense>
  ),
  Filter: TextFilter,
})
