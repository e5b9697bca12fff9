import type { Field, FieldOptions } from '../field.ts'
import { defineKind } from '../kind.ts'
import type { Flag } from '../permission.ts'
import { oneUpload, type UploadOptions } from './upload.ts'

export interface FileField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'file', string, R, G>, UploadOptions {}

/** The id (a UUID) of one stored file. */
export const file = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & UploadOptions = {},
): FileField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'file' })

export const fileKind = defineKind<FileField>(oneUpload)
