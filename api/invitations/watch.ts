import { lifetimes } from '#api/auth/limits.ts'
import type { Db } from '#api/database/pool.ts'
import type { Events } from '#api/events/events.ts'
import type { Jobs } from '#api/jobs/jobs.ts'
import { residentInvitation } from '#entities/people/resident-invitation.ts'
import { expireInvitations, forgetSeeds, revokeLeft } from './invitation-statements.ts'
import { invitationRuns } from './round-run.ts'
import { beginReminders } from './round-statements.ts'

interface Parts {
  readonly db: Db
  readonly events: Pick<Events, 'publish'>
}

/** Every quarter of an hour: what time alone ends. At nine in the morning of the office: those who have not come in are reminded. */
export function defineInvitationWatch(jobs: Jobs, { db, events }: Parts): void {
  jobs.define({
    name: 'invitation-ends',
    cron: '*/15 * * * *',
    retries: 0,
    run: () => endInvitations({ db, events }),
  })
  jobs.define({
    name: 'invitation-reminders',
    cron: '0 2 * * *',
    retries: 0,
    run: async () => {
      for (const { id } of await beginReminders(db, {})) await invitationRuns.send(jobs, id)
    },
  })
}

/** Invitations whose time is over, letters to households that have left, and the seeds of codes that nobody prints again. */
export async function endInvitations({ db, events }: Parts): Promise<void> {
  await forgetSeeds(db, { seconds: lifetimes.invitationSeed })
  const by = { actorId: null, actorName: 'Lobby' }
  const ended = [...(await expireInvitations(db, by)), ...(await revokeLeft(db, by))]
  for (const [buildingId, rows] of Map.groupBy(ended, (row) => row.building_id))
    events.publish({
      resource: residentInvitation.name,
      buildingId,
      ids: rows.map(({ id }) => id),
      action: 'updated',
    })
}
