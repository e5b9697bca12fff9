import type { readCurrentUser } from '#domain/calls/session.ts'
import type { ReplyOf } from '#domain/calls/call.ts'

export type User = ReplyOf<typeof readCurrentUser>['user']

/** The building that the user works in, with its permission map. */
export type CurrentBuilding = NonNullable<User['building']>
