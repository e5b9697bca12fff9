import type { Registry } from '#core/registry.ts'
import { today } from '../calendar/today.ts'
import type { Db } from '../database/pool.ts'
import type { Events } from '../events/events.ts'
import { moveDue } from '../records/write/move-due.ts'
import type { Jobs } from '../jobs/jobs.ts'

interface ClockServices {
  readonly db: Db
  readonly registry: Registry
  readonly events: Events
}

/** Every quarter of an hour, so that a server that was off at midnight catches up: makes the transitions of the day. */
export function defineClock(jobs: Jobs, parts: ClockServices): void {
  jobs.define({
    name: 'clock',
    cron: '*/15 * * * *',
    retries: 0,
    run: async () => {
      await moveDue({ ...parts, today: today() })
    },
  })
}
