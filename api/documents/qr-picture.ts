import sharp from 'sharp'
import type { pictureFormats } from '#domain/calls/payment-qr.ts'
import { qrPicture } from '#domain/money/qr/picture.ts'
import { FileAnswer } from '#api/http/answer-route.ts'

/** Pixels of a QR's side: sharp on paper too. */
const side = 660

/** A payment QR as a PNG, which mail programs show. */
export const qrPng = (text: string): Promise<Buffer> =>
  sharp(Buffer.from(qrPicture(text)))
    .resize(side, side, { kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()

/** A payment QR as the picture that somebody asks for; it is of one payment, so it is cached nowhere. */
export async function qrAnswer(
  text: string,
  format: (typeof pictureFormats)[number] = 'png',
): Promise<FileAnswer> {
  const [type, content] =
    format === 'svg' ? ['image/svg+xml', Buffer.from(qrPicture(text))] : ['image/png', await qrPng(text)]
  return new FileAnswer(content, { 'content-type': type, 'cache-control': 'private, no-store' })
}
