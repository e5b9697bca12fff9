import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Flag } from '../permission.ts'
import type { FilesOptions } from './files.ts'
import { idsSchema, splitCell } from './ids.ts'
import {
  decodeUploads,
  encodeUpload,
  fileIdSchema,
  filesColumn,
  imageTypes,
  uploadFault,
  uploadSchema,
} from './upload.ts'

export interface ImagesField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'images', readonly string[], R, G>, FilesOptions {}

/** Ids (UUIDs) of several stored pictures, in their order. */
export const images = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & FilesOptions = {},
): ImagesField<NoInfer<R>, NoInfer<G>> => ({ accept: imageTypes, ...options, kind: 'images' })

export const imagesKind = defineKind<ImagesField>({
  holdsFiles: true,
  schema: (field) => idsSchema(field.max ?? 10, uploadSchema(field)),
  operand: fileIdSchema,
  decodeOperand: (_field, node) => node,
  column: filesColumn,
  operators: operatorSets.presence,
  decode: (_field, node) => decodeUploads(node),
  encode: (_field, value) => (value as readonly unknown[]).map(encodeUpload),
  fromColumn: (_field, raw) => (raw as readonly unknown[]).map(String),
  demo: () => [],
  parseCell: (_field, cell) => splitCell(cell),
  formatCell: (_field, value) => (value as readonly string[]).join('; '),
  fault: uploadFault,
})
