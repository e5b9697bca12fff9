import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

/** Pixels of a side, and which part of it the logo takes: launchers cut a maskable icon down to a circle of 80 %. */
export const iconSizes = {
  'icon-192': { side: 192, share: 0.84 },
  'icon-512': { side: 512, share: 0.84 },
  'icon-maskable': { side: 512, share: 0.6 },
} as const
export type IconName = keyof typeof iconSizes

/** A building's logo as an icon of its residents' app, PNG on white. Rejects where it cannot be read. */
export async function drawIcon(logo: Readable, name: IconName): Promise<Buffer> {
  const { side, share } = iconSizes[name]
  const inner = Math.round(side * share)
  const edge = Math.floor((side - inner) / 2)
  return sharp(await buffer(logo))
    .rotate()
    .resize(inner, inner, { fit: 'contain', background: '#fff' })
    .extend({
      top: edge,
      left: edge,
      bottom: side - inner - edge,
      right: side - inner - edge,
      background: '#fff',
    })
    .flatten({ background: '#fff' })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
