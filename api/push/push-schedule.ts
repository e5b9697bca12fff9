import type { Db } from '#api/database/pool.ts'
import type { Events } from '#api/events/events.ts'
import type { Jobs } from '#api/jobs/jobs.ts'
import { pushNotification } from '#entities/media/push-notification.ts'
import { pushRuns } from './push-run.ts'
import { startDue } from './push-statements.ts'

interface ScheduleParts {
  readonly db: Db
  readonly events: Events
  readonly jobs: Pick<Jobs, 'send'>
}

/** Every minute: starts the messages whose time has come, also those that came due while no server ran. */
export function definePushSchedule(jobs: Jobs, { db, events }: Pick<ScheduleParts, 'db' | 'events'>): void {
  jobs.define({
    name: 'push-schedule',
    cron: '* * * * *',
    retries: 0,
    run: async () => void (await beginDue({ db, events, jobs })),
  })
}

/** Returns the ids of the messages that it started. One whose job is lost is found by the search for stuck runs. */
export async function beginDue({ db, events, jobs }: ScheduleParts): Promise<readonly string[]> {
  const begun = await startDue(db, {})
  for (const { id, building_id: buildingId } of begun) {
    events.publish({ resource: pushNotification.name, buildingId, ids: [id], action: 'start' })
    await pushRuns.send(jobs, id)
  }
  return begun.map(({ id }) => id)
}
