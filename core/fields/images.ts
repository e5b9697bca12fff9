import type { Field, FieldOptions } from '../field.ts'
import { defineKind } from '../kind.ts'
import type { Flag } from '../permission.ts'
import { imageTypes, severalUploads, type FilesOptions } from './upload.ts'

export interface ImagesField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'images', readonly string[], R, G>, FilesOptions {}

/** Ids (UUIDs) of several stored pictures, in their order. */
export const images = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & FilesOptions = {},
): ImagesField<NoInfer<R>, NoInfer<G>> => ({ accept: imageTypes, ...options, kind: 'images' })

export const imagesKind = defineKind<ImagesField>(severalUploads)
