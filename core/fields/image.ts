import type { Field, FieldOptions } from '../field.ts'
import { defineKind } from '../kind.ts'
import type { Flag } from '../permission.ts'
import { imageTypes, oneUpload, type UploadOptions } from './upload.ts'

export interface ImageField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'image', string, R, G>, UploadOptions {}

/** The id (a UUID) of one stored picture. */
export const image = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & UploadOptions = {},
): ImageField<NoInfer<R>, NoInfer<G>> => ({ accept: imageTypes, ...options, kind: 'image' })

export const imageKind = defineKind<ImageField>(oneUpload)
