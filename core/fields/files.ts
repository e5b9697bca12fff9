import type { Field, FieldOptions } from '../field.ts'
import { defineKind } from '../kind.ts'
import type { Flag } from '../permission.ts'
import { severalUploads, type FilesOptions } from './upload.ts'

export interface FilesField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'files', readonly string[], R, G>, FilesOptions {}

/** Ids (UUIDs) of several stored files, in their order. */
export const files = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & FilesOptions = {},
): FilesField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'files' })

export const filesKind = defineKind<FilesField>(severalUploads)
