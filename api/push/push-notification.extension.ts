import { requireFloors } from '#api/audience/given-audience.ts'
import { actorIdOf } from '#api/context.ts'
import { invalidInput } from '#api/http/error.ts'
import type { Jobs } from '#api/jobs/jobs.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { pushNotification } from '#entities/media/push-notification.ts'
import { countAudience } from './audience.ts'
import { pushRuns } from './push-run.ts'

/** A message is sent at once, or at its time (`push-schedule.ts`), with the rights of whoever sent or scheduled it. */
export const pushNotificationExtension = (jobs: Jobs) =>
  extendEntity(pushNotification, {
    create: ({ tx, values }) => requireFloors(tx, values),
    update: ({ tx, before, whole }) => requireFloors(tx, whole, before),
    on: {
      send: {
        async before({ before, caller, tx, also }) {
          const [audience] = await countAudience(tx, { buildingId: before.building_id, id: before.id })
          if ((audience?.total ?? 0) === 0)
            throw invalidInput([{ field: 'target', code: 'nobody_to_notify' }])
          return also({ sent_by_id: actorIdOf(caller.principal) })
        },
        after: ({ after, tx }) => pushRuns.begin(jobs, tx, after.id),
      },
      schedule({ whole, caller, also }) {
        if (Date.parse(String(whole.scheduled_at)) <= Date.now())
          throw invalidInput([{ field: 'scheduled_at', code: 'scheduled_in_past' }])
        return also({ sent_by_id: actorIdOf(caller.principal) })
      },
      cancel: ({ also }) => also({ sent_by_id: null }),
    },
  })
