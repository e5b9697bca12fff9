import { uploadSizeMb } from '../limits.ts'
import { once } from '../once.ts'
import { operatorSets, type WireFile, type WireNode } from '../kind.ts'
import { idsSchema, splitCell } from './ids.ts'
import { schemaFromCode, patternSchema } from './schemas.ts'

export interface UploadOptions {
  /** Megabytes (2^20 bytes). Default 10. */
  readonly maxSizeMb?: number
  /** Media types that may be sent, by content, not by name. */
  readonly accept?: readonly string[]
  /** Shows those files that are pictures. Each file is loaded to find out: for few and small ones. */
  readonly previews?: true
}

export interface FilesOptions extends UploadOptions {
  /** At most so many files. Default 10. */
  readonly max?: number
}

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const documentTypes = [
  ...imageTypes,
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
  'text/plain',
] as const

export const isWireFile = (value: unknown): value is WireFile =>
  typeof value === 'object' && value !== null && 'wireFile' in value && value.wireFile === true

/** A stored file is called by a random UUID, which nobody can guess or count up; never by its row's number. */
export const fileIdPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
export const fileIdSchema = once(() => patternSchema(fileIdPattern, 'invalid_reference'))

/** A stored file's id, or what is about to be stored: the server's file part, the browser's file. */
export const uploadSchema = (options: UploadOptions) =>
  schemaFromCode((value) => {
    if (isWireFile(value)) return accepts(options, value.mimetype) ? undefined : 'file_type_not_allowed'
    if (!(value instanceof Blob))
      return fileIdSchema().safeParse(value).success ? undefined : 'invalid_reference'
    if (value.size > maxBytes(options)) return { code: 'file_limit_exceeded', limits: sizeLimit(options) }
    return accepts(options, value.type) ? undefined : 'file_type_not_allowed'
  })

/** For the sentence of `file_limit_exceeded`. */
export const sizeLimit = (options: UploadOptions) => ({ maxSizeMb: options.maxSizeMb ?? uploadSizeMb })

export const maxBytes = (options: UploadOptions) => (options.maxSizeMb ?? uploadSizeMb) * 1024 * 1024

export const accepts = (options: UploadOptions, type: string) =>
  (options.accept ?? documentTypes).includes(type.split(';')[0]?.trim().toLowerCase() ?? '')

const decodeUpload = (node: WireNode) => (typeof node === 'string' ? node.toLowerCase() : node)

const encodeUpload = (value: unknown) => (isWireFile(value) || value instanceof Blob ? value : String(value))

const uploadFault = (options: FilesOptions) => {
  if ((options.maxSizeMb ?? 1) <= 0) return 'maxSizeMb is not above 0'
  if (options.accept?.length === 0) return 'accept is empty'
  return (options.max ?? 1) < 1 ? 'max is below 1' : undefined
}

// Files are stored apart. No foreign key: a record and its files are bound by `attach`, in the record's transaction.

/** A kind whose value is one stored file's id. */
export const oneUpload = {
  holdsFiles: true,
  schema: uploadSchema,
  operand: fileIdSchema,
  column: () => ({ type: 'uuid', family: 'reference' }) as const,
  operators: operatorSets.presence,
  decode: (_field: UploadOptions, node: WireNode) => decodeUpload(node),
  encode: (_field: UploadOptions, value: unknown) => encodeUpload(value),
  fromColumn: (_field: UploadOptions, raw: unknown) => String(raw),
  demo: () => null,
  parseCell: (_field: UploadOptions, cell: string) => cell.trim(),
  formatCell: (_field: UploadOptions, value: unknown) => String(value),
  fault: uploadFault,
}

/** A kind whose value is the ids of several stored files, in their order. */
export const severalUploads = {
  ...oneUpload,
  schema: (field: FilesOptions) => idsSchema(field.max ?? 10, uploadSchema(field)),
  decodeOperand: (_field: UploadOptions, node: string) => node,
  column: () => ({ type: 'uuid[]', family: 'array' }) as const,
  decode: (_field: UploadOptions, node: WireNode) =>
    Array.isArray(node) ? node.map((one: WireNode) => decodeUpload(one)) : node,
  encode: (_field: UploadOptions, value: unknown) => (value as readonly unknown[]).map(encodeUpload),
  fromColumn: (_field: UploadOptions, raw: unknown) => (raw as readonly unknown[]).map(String),
  demo: () => [],
  parseCell: (_field: UploadOptions, cell: string) => splitCell(cell),
  formatCell: (_field: UploadOptions, value: unknown) => (value as readonly string[]).join('; '),
}
