import { writtenDay } from '#core/days.ts'
import type { ReadBody } from '#domain/calls/call.ts'
import type { remindDebtors } from '#domain/calls/notices.ts'
import { noticeWords } from '#domain/notices/notice-words.ts'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { today } from '../calendar/today.ts'
import type { Caller } from '../context.ts'
import type { Records } from '../records/records.ts'
import { unreachedConfirmation } from './group-notice-slip.extension.ts'

interface Reminding {
  readonly caller: Caller
  /** Within the transaction of the call. */
  readonly records: Records
}

/** A batch of notices for these apartments, made and sent as the office does both by hand: with its rights, and in the log. */
export async function remind(
  { caller, records }: Reminding,
  { building_id, apartments, channels, collect_on, note, confirm_unreached }: ReadBody<typeof remindDebtors>,
): Promise<string> {
  const day = today()
  const asked = { caller, entity: groupNoticeSlip }
  const { id } = await records.create(asked, {
    building_id: String(building_id),
    name: `${noticeWords[caller.language].reminder} ${writtenDay(day)}`,
    kind: 'reminder',
    month: day.slice(0, 7),
    collect_on,
    audience: 'apartments',
    apartments: [...apartments],
    channels: [...channels],
    note: note ?? '',
  })
  const confirmed = new Set(confirm_unreached === true ? [unreachedConfirmation] : [])
  await records.transition({ ...asked, id: String(id), name: 'send', confirmed }, {})
  return String(id)
}
