import type { Queryable } from '#api/database/pool.ts'
import type { Attachment } from '#api/mail/bulk.ts'
import { qrPng } from '#api/documents/qr-picture.ts'
import { qrPictureId } from './notice-text.ts'
import { qrOfMessage } from './slip-statements.ts'

/** Further files of a notice's mail, by the message's id: its PDF, for instance. */
export type NoticeFiles = (db: Queryable, messageId: string) => Promise<readonly Attachment[]>

/** What goes with the mail of a notice: the picture of its QR, and the files that others add. */
export async function attachmentsOf(
  db: Queryable,
  messageId: string,
  files: readonly NoticeFiles[],
): Promise<Attachment[]> {
  const [found] = await qrOfMessage(db, { messageId })
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
  const more = await Promise.all(files.map((of) => of(db, messageId)))
  return [...picture, ...more.flat()]
}
