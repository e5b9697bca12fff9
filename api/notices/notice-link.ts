import { lifetimes } from '#api/auth/limits.ts'
import { issueTicket } from '#api/auth/tickets.ts'
import type { Language } from '#core/language.ts'
import type { Queryable } from '#api/database/pool.ts'

/** A link opens its one notice, to be read. Each mail has its own; one that the office hands out ends those before. */
export const purpose = 'view_notice'

interface Linked {
  readonly publicUrl: string
  /** Of the page around the notice. */
  readonly language: Language
  readonly id: string
  readonly groupId: string
}

/** A new link to a notice, for whoever has it; the console takes the token out of the address at once. */
export async function issueNoticeLink(db: Queryable, { publicUrl, language, id, groupId }: Linked) {
  const seconds = lifetimes.noticeLink
  const token = await issueTicket(db, { purpose, subject: id, seconds })
  return {
    link: `${publicUrl}/manage-announcement-print-webview/${groupId}/${id}?lang=${language}&view_token=${token}`,
    expires_at: new Date(Date.now() + seconds * 1000).toISOString(),
  }
}
