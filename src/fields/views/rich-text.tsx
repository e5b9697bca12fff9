import type { RichTextField } from '#core/fields/rich-text.ts'
import { lazy, Suspense } from 'react'
import { plainText } from '#src/ui/plain-text.ts'
import { defineView } from '../field-view.ts'

const SafeHtml = lazy(async () => ({ default: (await import('#src/ui/safe-html.tsx')).SafeHtml }))

/** Formatted text, cut down once more. */
export const Html = ({ html }: { readonly html: string }) => (
  <Suspense fallback={null}>
    <SafeHtml html={html} className="lobby-rich-text" />
  </Suspense>
)

export const richTextView = defineView<RichTextField>({
  Cell: ({ value }) => plainText(String(value)).slice(0, 200),
  Detail: ({ value }) => <Html html={String(value)} />,
  Plain: ({ value }) => plainText(String(value)),
  wide: true,
})
