import type { RichTextField } from '#core/fields/rich-text.ts'
import { lazy, Suspense } from 'react'
import { plainText } from '#src/ui/plain-text.ts'
import { defineView } from '../field-view.ts'

const Html = lazy(async () => ({ default: (await import('#src/ui/safe-html.tsx')).SafeHtml }))

export const richTextView = defineView<RichTextField>({
  Cell: ({ value }) => plainText(String(value)).slice(0, 200),
  Detail: ({ value }) => (
    <Suspense fallback={null}>
      <Html html={String(value)} className="lobby-rich-text" />
    </Suspense>
  ),
  Plain: ({ value }) => plainText(String(value)),
  wide: true,
})
