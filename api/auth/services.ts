import type { Db } from '../database/pool.ts'
import type { Hub } from '../live/hub.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Background } from './background.ts'
import type { Limits } from './limits.ts'
import type { Principals } from './principals.ts'

/** What signing in and out works with; made once in the server. */
export interface AuthServices {
  readonly db: Db
  readonly hub: Hub
  readonly mailer: Mailer
  readonly principals: Principals
  /** The server's secret, for hashes of codes. */
  readonly key: Buffer
  readonly limits: Limits
  readonly background: Background
  /** Where an expired order is renewed; shown to users of that building. */
  readonly renewalUrl: string
}
