import type { ChangesOf, NewRecord, RecordOf } from '#core/stored.ts'
import type { Tx } from '#api/database/pool.ts'
import { requireFloors } from '#api/audience/given-audience.ts'
import { monthName } from '#api/fees/month-name.ts'
import { apiError, invalidInput } from '#api/http/error.ts'
import type { Jobs } from '#api/jobs/jobs.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { exampleTemplate } from '#entities/media/example-template.ts'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { noticeSlip } from '#entities/notices/notice-slip.ts'
import { obstacleTo, readContacts } from './contacts.ts'
import { hasNews, nextFigures } from './figures.ts'
import { noticeRuns } from './notice-run.ts'
import { dropFailedMessages, waitAgain } from './slip-statements.ts'

const reachIs = optionsOf(noticeSlip, 'reach')
const stateIs = optionsOf(noticeSlip, 'email_state')
/** SQL: by the best way of a notice `s`. */
const isDelivered = `s.notification_state = ${stateIs.delivered}`
const hasLeft = `${stateIs.sent} in (s.email_state, s.sms_state)`
const slips = `from notice_slip s where s.building_id = t.building_id and s.group_notice_slip_id = t.id`

/** By which a request confirms that a batch is made though it reaches nobody. */
export const unreachedConfirmation = 'confirm_unreached'

/** A batch adds up its notices. It is sent on request, and again where it reached nobody. */
export const groupNoticeSlipExtension = (jobs: Jobs) =>
  extendEntity(groupNoticeSlip, {
    // A flag that callers of the first version send: a batch comes with its figures with or without it.
    parameters: ['detail'],
    confirms: [unreachedConfirmation],
    expressions: {
      total_notice_slips: `(select count(*) ${slips})`,
      due: `(select coalesce(sum(s.due), 0) ${slips})`,
      reached: `(select count(*) ${slips} and ${isDelivered})`,
      sent: `(select count(*) ${slips} and ${hasLeft} and ${isDelivered} is not true)`,
      queued: `(select count(*) ${slips} and s.reach = ${reachIs.queued})`,
      not_reached: `(select count(*) ${slips} and s.reach = ${reachIs.not_reached})`,
    },
    async create({ values, tx, also }) {
      requireChannel(values)
      await requireFloors(tx, values)
      return also({ name: values.name ?? monthName(values.month) })
    },
    async update({ before, whole, tx }) {
      requireChannel(whole)
      await requireFloors(tx, whole, before)
    },
    on: {
      send: {
        async before({ before, tx, confirmed }) {
          requireChannel(before)
          await requireTemplate(tx, before)
          await requireReached(tx, before, confirmed.has(unreachedConfirmation))
        },
        after: ({ after, tx }) => noticeRuns.begin(jobs, tx, after.id),
      },
      resend: {
        async before({ before, tx, also }) {
          const place = { buildingId: before.building_id, groupId: before.id }
          await dropFailedMessages(tx, place)
          const missed = await waitAgain(tx, place)
          // What failed before all notices were made goes on in any case.
          if (missed === 0 && before.status === 'sent') throw apiError(409, 'all_notices_reached')
          return before.status === 'sent'
            ? also({ total: missed, done: 0, problem: null })
            : also({ problem: null })
        },
        after: ({ after, tx }) => noticeRuns.begin(jobs, tx, after.id),
      },
    },
  })

type Group = RecordOf<typeof groupNoticeSlip>

/** 422 `notify_method_required`: at least one way of sending must be chosen (docs/domain/fee-notices.md). */
function requireChannel({
  channels,
}: Pick<NewRecord<typeof groupNoticeSlip> | ChangesOf<typeof groupNoticeSlip>, 'channels'>): void {
  if ((channels ?? []).length === 0)
    throw invalidInput([{ field: 'channels', code: 'notify_method_required' }])
}

/** 422 at `template_id` for a template that was put out of use since: residents would read a text that the office gave up. */
async function requireTemplate(
  tx: Tx,
  { building_id: buildingId, template_id: templateId }: Group,
): Promise<void> {
  if (templateId === null || templateId === undefined) return
  const [found] = await usableTemplate(tx, { buildingId, templateId })
  if (found === undefined) throw invalidInput([{ field: 'template_id', code: 'invalid_reference' }])
}

const usableTemplate = query({
  row: columns(exampleTemplate, ['id']),
  takes: { buildingId: 'bigint', templateId: 'bigint' },
  sql: ({ buildingId, templateId }) =>
    `select id from example_template
      where building_id = ${buildingId} and id = ${templateId} and is_active and deleted_at is null`,
})

/**
 * 422 `no_fee_to_notify` if no apartment of the batch would get a notice; 422 `nobody_reached` if none of them can be
 * reached in a chosen way, unless the request confirms that they are made all the same.
 */
async function requireReached(
  tx: Tx,
  { building_id: buildingId, id: groupId, channels }: Group,
  isConfirmed: boolean,
): Promise<void> {
  const most = 1000
  let hasNotice = false
  for (let cursor = '0'; ;) {
    const chunk = await nextFigures(tx, { buildingId, groupId, cursor, most })
    const told = chunk.filter(hasNews).map((one) => one.apartment_id)
    if (told.length > 0) {
      if (isConfirmed) return
      hasNotice = true
      const contacts = [...(await readContacts(tx, { buildingId, apartmentIds: told })).values()]
      if (contacts.some((one) => (channels ?? []).some((way) => obstacleTo(way, one) === undefined))) return
    }
    const last = chunk.at(-1)
    if (last === undefined) break
    cursor = last.apartment_id
  }
  if (!hasNotice) throw invalidInput([{ field: 'month', code: 'no_fee_to_notify' }])
  const code = 'nobody_reached'
  throw apiError(422, code, [{ field: 'channels', code }], { details: { confirm: unreachedConfirmation } })
}
