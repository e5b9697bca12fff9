import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Flag } from '../permission.ts'
import { idsSchema, splitCell } from './ids.ts'
import {
  decodeUploads,
  encodeUpload,
  fileIdSchema,
  filesColumn,
  uploadFault,
  uploadSchema,
  type UploadOptions,
} from './upload.ts'

export interface FilesOptions extends UploadOptions {
  /** At most so many files. Default 10. */
  readonly max?: number
}
export interface FilesField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'files', readonly string[], R, G>, FilesOptions {}

/** Ids (UUIDs) of several stored files, in their order. */
export const files = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & FilesOptions = {},
): FilesField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'files' })

export const filesKind = defineKind<FilesField>({
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
