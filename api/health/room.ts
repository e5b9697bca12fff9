import { readHealth } from '#domain/calls/health.ts'
import type { Room } from '#api/room.ts'
import { answerCall } from '../calls/answer-call.ts'
import { presentOrganisation } from '../records/present/present-own.ts'
import { readHealthNow } from './read.ts'
import { defineHealthWatch } from './watch.ts'

export const room: Room = {
  jobs: [(jobs, { db, ring, store }) => defineHealthWatch(jobs, { db, ring, space: store.space })],
  routes: [
    (app, { db, store, services }) =>
      answerCall(app, readHealth, async () =>
        presentOrganisation({
          data: await readHealthNow({ db, space: store.space, transports: services.transports }),
        }),
      ),
  ],
}
