import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import type { Flag } from '../permission.ts'
import { idSchema } from './belongs-to.ts'
import type { FilesOptions } from './files.ts'
import { decodeIds, idsSchema, splitCell } from './ids.ts'
import { encodeUpload, imageTypes, uploadFault, uploadSchema } from './upload.ts'

export interface ImagesField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'images', readonly string[], R, G>, FilesOptions {}

/** Ids of several stored pictures, in their order. */
export const images = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & FilesOptions = {},
): ImagesField<NoInfer<R>, NoInfer<G>> => ({ accept: imageTypes, ...options, kind: 'images' })

export const imagesKind = defineKind<ImagesField>({
  schema: (field) => idsSchema(field.max ?? 10, uploadSchema(field)),
  operand: () => idSchema,
  decodeOperand: (_field, node) => node,
  column: () => ({ type: 'bigint[]', family: 'array' }),
  operators: operatorSets.presence,
  decode: (_field, node) => decodeIds(node),
  encode: (_field, value) => (value as readonly unknown[]).map(encodeUpload),
  fromColumn: (_field, raw) => (raw as readonly unknown[]).map(String),
  demo: () => [],
  parseCell: (_field, cell) => splitCell(cell),
  formatCell: (_field, value) => (value as readonly string[]).join('; '),
  fault: uploadFault,
})
