import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { WireFile } from '#core/kind.ts'
import { apiError, ApiError, fileTooLarge } from './error.ts'
import { noteFormBytes } from './form-memory.ts'
import { limits } from './limits.ts'
import { wireFile } from './upload.ts'

export type WireEntry = [string, string | WireFile]

/** A field of a form that takes files. */
export interface FileField {
  readonly field: string
  /** The largest file. */
  readonly maxSizeMb: number
  /** Most files. */
  readonly most: number
}

interface FormLimits {
  /** Of the whole form, files included. */
  readonly maxBytes: number
  readonly takesFiles: readonly FileField[]
}

const mib = 1024 * 1024

/**
 * Reads the parts of a form in their order. Everything that a parser might quietly cut is refused instead: a value, a
 * name or a file over its limit, and the body as a whole, counted as it arrives, whatever `content-length` says.
 */
export async function readMultipart(request: FastifyRequest, allowed: FormLimits): Promise<WireEntry[]> {
  try {
    return await readParts(request, allowed)
  } catch (error) {
    throw refusalOf(error)
  }
}

/** A body that the parser cannot read is the sender's fault. */
function refusalOf(error: unknown): Error {
  if (error instanceof ApiError) return error
  const { code } = error as { code?: string }
  if (code?.endsWith('_LIMIT') === true) return apiError(413, 'too_many_fields')
  return apiError(400, code === 'FST_PROTO_VIOLATION' ? 'forbidden_name' : 'bad_request')
}

async function readParts(request: FastifyRequest, allowed: FormLimits): Promise<WireEntry[]> {
  if (Number(request.headers['content-length'] ?? 0) > allowed.maxBytes) throw formTooLarge(allowed)
  const overflow = watchBytes(request, allowed)
  const entries: WireEntry[] = []
  const names = new Set<string>()
  const fileSize = largestFile(allowed)
  const parts = request.parts({ limits: { ...partLimits, fileSize } })[Symbol.asyncIterator]()
  for (;;) {
    const { value: part, done } = await Promise.race([parts.next(), overflow])
    if (done === true || part === undefined) return entries
    if (names.has(part.fieldname))
      throw apiError(400, 'repeated_field', [{ field: part.fieldname, code: 'repeated_field' }])
    names.add(part.fieldname)
    entries.push([
      part.fieldname,
      part.type === 'file' ? await Promise.race([readFile(part, allowed), overflow]) : readValue(part),
    ])
  }
}

/** 413 at the field of a form's only file with its size limit, or else with the limit for the whole form. */
function formTooLarge({ maxBytes, takesFiles: [only, ...others] }: FormLimits): ApiError {
  if (only === undefined) return apiError(413, 'body_too_large')
  return only.most === 1 && others.length === 0
    ? fileTooLarge(only.field, only.maxSizeMb)
    : apiError(413, 'body_too_large', [], {
        limits: { maxSizeMb: Math.floor((maxBytes - limits.multipartBytes) / mib) },
      })
}

const largestFile = ({ maxBytes, takesFiles }: FormLimits) =>
  takesFiles.length === 0 ? maxBytes : Math.max(...takesFiles.map(({ maxSizeMb }) => maxSizeMb)) * mib

const partLimits = {
  fieldNameSize: limits.fieldNameBytes,
  fieldSize: limits.fieldBytes,
  fields: limits.fields,
  files: limits.files,
  parts: limits.parts,
  headerPairs: 20,
}

/** Never resolves; rejects once more bytes have come than allowed, or than the server has room for. */
function watchBytes(request: FastifyRequest, allowed: FormLimits) {
  const { promise, reject } = Promise.withResolvers<never>()
  let count = 0
  request.raw.on('data', (chunk: Buffer) => {
    count += chunk.length
    const hasRoom = noteFormBytes(request, chunk.length)
    if (count <= allowed.maxBytes && hasRoom) return
    request.raw.unpipe()
    request.raw.pause()
    reject(
      count > allowed.maxBytes
        ? formTooLarge(allowed)
        : apiError(503, 'service_unavailable', [], { retryAfter: 5 }),
    )
  })
  promise.catch(() => undefined)
  return promise
}

function readValue(part: MultipartValue): string {
  if (part.fieldnameTruncated) throw apiError(400, 'bad_request')
  if (part.valueTruncated) throw apiError(413, 'too_long', [{ field: part.fieldname, code: 'too_long' }])
  if (typeof part.value !== 'string') throw apiError(400, 'bad_request')
  return part.value
}

async function readFile(part: MultipartFile, allowed: FormLimits): Promise<WireFile> {
  const { path, maxSizeMb } = placeOf(part.fieldname, allowed)
  const bytes = await part.toBuffer().catch((error: unknown) => {
    throw (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE'
      ? fileTooLarge(path, maxSizeMb)
      : error
  })
  if (bytes.length > maxSizeMb * mib) throw fileTooLarge(path, maxSizeMb)
  return wireFile({ filename: part.filename ?? '', mimetype: part.mimetype, bytes })
}

/** The field of a part (`images[0]`, `items[2][images][0]`) as errors name it, and its largest file in MiB. */
function placeOf(name: string, allowed: FormLimits): { readonly path: string; readonly maxSizeMb: number } {
  const steps = name.split(/[[\]]+/).filter((step) => step !== '')
  const at = steps.findIndex((step) => allowed.takesFiles.some(({ field }) => field === step))
  const found = allowed.takesFiles.find(({ field }) => field === steps[at])
  return {
    path: at < 0 ? (steps[0] ?? name) : steps.slice(0, at + 1).join('.'),
    maxSizeMb: found?.maxSizeMb ?? largestFile(allowed) / mib,
  }
}
