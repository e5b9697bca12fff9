import { writtenDay } from '#core/days.ts'
import { screensOf } from '#core/derive/screens.ts'
import type { Reminding } from '#core/notice.ts'
import type { Registry } from '#core/registry.ts'
import { holdersIn } from '../auth/holders.ts'
import { today } from '../calendar/today.ts'
import type { Db } from '../database/pool.ts'
import { messageAbout, type Ring } from '../events/messages.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import { createPlans, type EntityPlan } from '../records/plan.ts'
import { findComingDates } from '../records/read/coming-dates.ts'

interface ReminderParts {
  readonly db: Db
  readonly registry: Registry
  readonly labels: ExportLabels
  readonly ring: Ring
}

/** Every hour: tells of the dates that declarations remind of, each once. */
export function defineReminders(jobs: Jobs, parts: ReminderParts): void {
  jobs.define({ name: 'reminders', cron: '19 * * * *', retries: 0, run: () => remind(parts, today()) })
}

/** `day` is the office's, `yyyy-MM-dd`. */
export async function remind(parts: ReminderParts, day: string): Promise<void> {
  const planOf = createPlans(parts.registry)
  for (const entity of Object.values(parts.registry))
    for (const reminding of entity.reminds ?? []) {
      // oxlint-disable-next-line no-await-in-loop -- one statement for each date of the product
      await remindOf(parts, { plan: planOf(entity), reminding, day })
    }
}

interface Reminder {
  readonly plan: EntityPlan
  readonly reminding: Reminding
  readonly day: string
}

/** `Equipment · Lift 1: Warranty until 12/12/2026`. The message's link has the date, so that one that is moved is told again. */
const remindOf = ({ db, labels, ring }: ReminderParts, { plan, reminding, day: today }: Reminder) =>
  db.transaction(async (tx) => {
    const { entity } = plan
    const { field, tells } = reminding
    const [before = '', after = ''] = `/${screensOf(entity).show}`.split(':id')
    const link = [before, `${after}?${field}=`] as const
    for (const { building_id: buildingId, title, day, link: to } of await findComingDates(tx, {
      plan,
      reminding,
      today,
      link,
    })) {
      const holders = await holdersIn(tx, { buildingId, code: entity.permission, flag: tells.flag })
      const message = messageAbout({
        entity,
        title,
        link: to,
        buildingId,
        said: (language) => `${labels[entity.name]?.[language].fields[field] ?? field} ${writtenDay(day)}`,
      })
      await ring(
        tx,
        holders.map(({ id }) => id),
        message,
      )
    }
  })
