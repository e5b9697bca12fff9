import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Flag } from '../permission.ts'
import { idSchema } from './belongs-to.ts'
import {
  decodeUpload,
  encodeUpload,
  fileEntity,
  uploadFault,
  uploadSchema,
  type UploadOptions,
} from './upload.ts'

export interface FileField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'file', string, R, G>, UploadOptions {}

/** The id of one stored file. */
export const file = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & UploadOptions = {},
): FileField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'file' })

export const fileKind = defineKind<FileField>({
  schema: uploadSchema,
  operand: () => idSchema,
  column: () => ({ type: 'bigint', family: 'reference', references: fileEntity, onDelete: 'set null' }),
  operators: operatorSets.presence,
  decode: (_field, node) => decodeUpload(node),
  encode: (_field, value) => encodeUpload(value),
  fromColumn: (_field, raw) => String(raw),
  demo: () => null,
  parseCell: (_field, cell) => cell.trim(),
  formatCell: (_field, value) => String(value),
  fault: uploadFault,
})
