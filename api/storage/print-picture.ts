import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

/** Pixels of the longer side: sharp on half the width of a sheet. */
const side = 1_000

/**
 * A stored picture as a JPEG for paper, at most `side` pixels long; what was transparent is white. Rejects where it cannot
 * be read: a stream that is piped on would end the server with its error.
 */
export const shrinkForPrint = async (picture: Readable): Promise<Buffer> =>
  sharp(await buffer(picture))
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 78 })
    .toBuffer()
