import { isOneOf } from '#core/one-of.ts'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { imageTypes } from '#core/fields/upload.ts'
import { TaskFault } from '../workers/errors.ts'
import { allowedTypes, extensionOf } from './names.ts'

export interface SeenFile {
  readonly type: string
  readonly extension: string
  readonly width?: number
  readonly height?: number
  /** The re-encoded picture; absent for files that are kept unchanged. */
  readonly bytes?: Uint8Array
}

/** 25 megapixels: anything larger is no photograph but an attack on memory. */
const maxPixels = 25_000_000
sharp.concurrency(1)
sharp.cache(false)

/**
 * Finds the real type of a file from its content; its name and stated type are only compared with it. Pictures are
 * re-encoded, without positions, other metadata, or anything hidden behind the picture. Runs in a worker process and
 * throws a `TaskFault`.
 */
export async function inspectFile(bytes: Uint8Array, name: string): Promise<SeenFile> {
  const ending = extensionOf(name)
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? plainTextType(bytes, ending)
  const endings = type === undefined ? undefined : allowedTypes[type]
  if (type === undefined || endings === undefined) throw new TaskFault('file_type_not_allowed')
  if (ending !== '' && !endings.includes(ending)) throw new TaskFault('file_type_not_allowed')
  const file = { type, extension: endings[0] ?? 'bin' }
  return isOneOf(imageTypes, type) ? { ...file, ...(await redraw(bytes, type)) } : file
}

async function redraw(bytes: Uint8Array, type: string) {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
    const { data, info } = await (
      type === 'image/png'
        ? picture.png()
        : type === 'image/webp'
          ? picture.webp({ quality: 88, effort: 2 })
          : picture.jpeg({ quality: 88 })
    ).toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit')
    throw new TaskFault(isTooLarge ? 'image_too_large' : 'upload_failed')
  }
}

/** Text has no signature: it must be readable and contain no page or script that a browser might run. */
function plainTextType(bytes: Uint8Array, ending: string): string | undefined {
  const type = ending === 'csv' ? 'text/csv' : ending === 'txt' ? 'text/plain' : undefined
  if (type === undefined) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const isActive =
      /<\s*(?:!doctype|html|head|body|script|svg|iframe|\?xml|object|embed|img|meta|link)\b/i.test(text)
    return isActive || text.includes('\0') ? undefined : type
  } catch {
    return undefined
  }
}
