import { FileOutlined, PictureOutlined } from '@ant-design/icons'
import { lazy, Suspense } from 'react'
import type { AnyField } from '#core/field.ts'
import type { UploadOptions } from '#core/fields/upload.ts'
import { always, defineView } from '../field-view.ts'
import { filesIn } from '../references/ids.ts'

export type UploadField = AnyField & UploadOptions & { readonly max?: number }
export interface UploadShape {
  readonly pictures: boolean
  readonly many: boolean
}

const Pictures = lazy(async () => ({ default: (await import('./upload-details.tsx')).Pictures }))
const Downloads = lazy(async () => ({ default: (await import('./upload-details.tsx')).Downloads }))

/** The four kinds of stored files differ in whether they are pictures and how many there are. */
export function uploadView({ pictures, many }: UploadShape) {
  return defineView<UploadField>({
    Cell: ({ value, tools }) => (
      <>
        {pictures ? <PictureOutlined /> : <FileOutlined />}{' '}
        {many ? filesIn(value).length : tools.t(pictures ? 'console.fields.image' : 'console.fields.file')}
      </>
    ),
    Detail: (props) => (
      <Suspense fallback={null}>{pictures ? <Pictures {...props} /> : <Downloads {...props} />}</Suspense>
    ),
    Plain: ({ value, tools }) =>
      `${tools.t(pictures ? 'console.fields.image' : 'console.fields.file')} (${filesIn(value).length})`,
    isWhole: always,
    wide: many,
  })
}
