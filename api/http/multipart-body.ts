import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { WireFile } from '#core/kind.ts'
import { apiError, ApiError } from './error.ts'
import { noteFormBytes } from './form-memory.ts'
import { limits } from './limits.ts'
import { wireFile } from './upload.ts'

export type WireEntry = [string, string | WireFile]

/**
 * Reads the parts of a form in their order. Everything that a parser might quietly cut is refused instead: a value, a
 * name or a file over its limit, and the body as a whole, counted as it arrives, whatever `content-length` says.
 */
export async function readMultipart(request: FastifyRequest, maxBytes: number): Promise<WireEntry[]> {
  try {
    return await readParts(request, maxBytes)
  } catch (error) {
    throw refusalOf(error)
  }
}

/** A body that the parser cannot read is the sender's fault. */
function refusalOf(error: unknown): Error {
  if (error instanceof ApiError) return error
  const { code } = error as { code?: string }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return apiError(413, 'file_limit_exceeded')
  if (code?.endsWith('_LIMIT') === true) return apiError(413, 'too_many_fields')
  return apiError(400, code === 'FST_PROTO_VIOLATION' ? 'forbidden_name' : 'bad_request')
}

async function readParts(request: FastifyRequest, maxBytes: number): Promise<WireEntry[]> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw apiError(413, 'body_too_large')
  const overflow = watchBytes(request, maxBytes)
  const entries: WireEntry[] = []
  const names = new Set<string>()
  const parts = request.parts({ limits: { ...partLimits, fileSize: maxBytes } })[Symbol.asyncIterator]()
  for (;;) {
    const { value: part, done } = await Promise.race([parts.next(), overflow])
    if (done === true || part === undefined) return entries
    if (names.has(part.fieldname))
      throw apiError(400, 'repeated_field', [{ field: part.fieldname, code: 'repeated_field' }])
    names.add(part.fieldname)
    entries.push([
      part.fieldname,
      part.type === 'file' ? await Promise.race([readFile(part), overflow]) : readValue(part),
    ])
  }
}

const partLimits = {
  fieldNameSize: limits.fieldNameBytes,
  fieldSize: limits.fieldBytes,
  fields: limits.fields,
  files: limits.files,
  parts: limits.parts,
  headerPairs: 20,
}

/** Never resolves; rejects once more bytes have come than allowed, or than the server has room for. */
function watchBytes(request: FastifyRequest, maxBytes: number) {
  const { promise, reject } = Promise.withResolvers<never>()
  let count = 0
  request.raw.on('data', (chunk: Buffer) => {
    count += chunk.length
    const hasRoom = noteFormBytes(request, chunk.length)
    if (count <= maxBytes && hasRoom) return
    request.raw.unpipe()
    request.raw.pause()
    reject(
      count > maxBytes
        ? apiError(413, 'body_too_large')
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

async function readFile(part: MultipartFile): Promise<WireFile> {
  const bytes = await part.toBuffer()
  return wireFile({ filename: part.filename ?? '', mimetype: part.mimetype, bytes })
}
