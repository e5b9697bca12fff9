import sharp from 'sharp'
import type { Queryable, Tx } from '#api/database/pool.ts'
import type { Attachment } from '#api/mail/bulk.ts'
import { qrPicture } from '#domain/money/qr/picture.ts'
import { qrPictureId } from './notice-text.ts'
import { qrOfMessage } from './slip-statements.ts'

/** Further files of a notice's mail, by the message's id: its PDF, for instance. */
export type NoticeFiles = (db: Queryable, messageId: string) => Promise<readonly Attachment[]>

/** Pixels of a QR's side: sharp on paper too. */
const side = 660

/** A payment QR as a PNG, which mail programs show. */
export const qrPng = (text: string): Promise<Buffer> =>
  sharp(Buffer.from(qrPicture(text)))
    .resize(side, side, { kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()

/** What goes with the mail of a notice: the picture of its QR, and the files that others add. */
export async function attachmentsOf(
  tx: Tx,
  messageId: string,
  files: readonly NoticeFiles[],
): Promise<Attachment[]> {
  const [found] = await qrOfMessage(tx, { messageId })
  const picture =
    typeof found?.qr_text !== 'string'
      ? []
      : [
          {
            filename: 'qr.png',
            content: await qrPng(found.qr_text),
            contentType: 'image/png',
            cid: qrPictureId,
          },
        ]
  const more = await Promise.all(files.map((of) => of(tx, messageId)))
  return [...picture, ...more.flat()]
}
