import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Flag } from '../permission.ts'
import {
  decodeUpload,
  encodeUpload,
  fileColumn,
  fileIdSchema,
  imageTypes,
  uploadFault,
  uploadSchema,
  type UploadOptions,
} from './upload.ts'

export interface ImageField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'image', string, R, G>, UploadOptions {}

/** The id (a UUID) of one stored picture. */
export const image = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & UploadOptions = {},
): ImageField<NoInfer<R>, NoInfer<G>> => ({ accept: imageTypes, ...options, kind: 'image' })

export const imageKind = defineKind<ImageField>({
  holdsFiles: true,
  schema: uploadSchema,
  operand: fileIdSchema,
  column: fileColumn,
  operators: operatorSets.presence,
  decode: (_field, node) => decodeUpload(node),
  encode: (_field, value) => encodeUpload(value),
  fromColumn: (_field, raw) => String(raw),
  demo: () => null,
  parseCell: (_field, cell) => cell.trim(),
  formatCell: (_field, value) => String(value),
  fault: uploadFault,
})
