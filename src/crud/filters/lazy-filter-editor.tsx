import { lazy, Suspense } from 'react'
import type { FilterEditorProps } from './filter-editor.tsx'

const Editor = lazy(async () => ({ default: (await import('./filter-editor.tsx')).FilterEditor }))

/** The editor brings all inputs with it, so it comes when the first filter is touched. */
export const LazyFilterEditor = (props: FilterEditorProps) => (
  <Suspense fallback={<span className="lobby-input-wait lobby-filter-editor" />}>
    <Editor {...props} />
  </Suspense>
)
