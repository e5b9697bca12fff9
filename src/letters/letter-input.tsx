import { Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import type { InputProps } from '../fields/field-view.ts'
import { editorProps } from '../fields/parts/input-props.ts'
import { useSiblings } from '../fields/references/siblings.ts'

const Editor = lazy(async () => ({ default: (await import('./letter-editor.tsx')).LetterEditor }))

/** The text of a template, with a picker of what the chosen kind of document offers. */
export function LetterInput(props: InputProps) {
  const { type, language } = useSiblings(['type', 'language'])
  return (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} />}>
      <Editor {...editorProps(props)} type={type} language={language} />
    </Suspense>
  )
}
