import type { Readable } from 'node:stream'
import sharp from 'sharp'

/** Pixels of the longer side: sharp on half the width of a sheet. */
const side = 1_000

/** A stored picture as a JPEG for paper, at most `side` pixels long; what was transparent is white. */
export const shrinkForPrint = (picture: Readable): Promise<Buffer> =>
  picture
    .pipe(sharp())
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 78 })
    .toBuffer()
