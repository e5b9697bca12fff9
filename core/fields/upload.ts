import { uploadSizeMb } from '../limits.ts'
import { once } from '../once.ts'
import type { WireFile, WireNode } from '../kind.ts'
import { schemaFromCode, patternSchema } from './schemas.ts'

export interface UploadOptions {
  /** Megabytes (2^20 bytes). Default 10. */
  readonly maxSizeMb?: number
  /** Media types that may be sent, by content, not by name. */
  readonly accept?: readonly string[]
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

export const decodeUpload = (node: WireNode) => (typeof node === 'string' ? node.toLowerCase() : node)
export const decodeUploads = (node: WireNode) =>
  Array.isArray(node) ? node.map((one: WireNode) => decodeUpload(one)) : node

/** Files are stored apart. No foreign key: a record and its files are bound by `attach`, in the record's transaction. */
export const fileColumn = () => ({ type: 'uuid', family: 'reference' }) as const
export const filesColumn = () => ({ type: 'uuid[]', family: 'array' }) as const

export const encodeUpload = (value: unknown) =>
  isWireFile(value) || value instanceof Blob ? value : String(value)

export const uploadFault = (options: UploadOptions & { max?: number }) => {
  if ((options.maxSizeMb ?? 1) <= 0) return 'maxSizeMb is not above 0'
  if (options.accept?.length === 0) return 'accept is empty'
  return (options.max ?? 1) < 1 ? 'max is below 1' : undefined
}
