import type { FastifyInstance } from 'fastify'
import type { Registry } from '#core/registry.ts'
import type { DemoOffer } from '#domain/calls/auth.ts'
import type { AuthServices } from './auth/services.ts'
import type { Db, Queryable } from './database/pool.ts'
import type { Events } from './events/events.ts'
import type { Ring } from './events/messages.ts'
import type { Run } from './jobs/define-run.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Notice } from './notifications/notifications.ts'
import type { ExportLabels } from './records/present/export-cells.ts'
import type { AnyPaper } from './papers/define-paper.ts'
import type { NamedExtension } from './records/extension.ts'
import type { FieldReading } from './records/read/field-reading.ts'
import type { Records } from './records/records.ts'
import type { Quotas } from './storage/quota.ts'
import type { Files, HeldAsk } from './storage/service.ts'
import type { FileStore } from './storage/store.ts'

/** What is there before the records are, whose pipeline the extensions belong to. */
export interface ExtensionServices {
  readonly services: AuthServices
  readonly registry: Registry
}

/** What the server gives its rooms. */
export interface RoomServices
  extends ExtensionServices, Pick<AuthServices, 'background' | 'hub' | 'jobs' | 'key' | 'principals'> {
  readonly db: Db
  /** Connections for lists, whose statements get less time. */
  readonly reads: Db
  readonly events: Events
  readonly files: Files
  readonly labels: ExportLabels
  readonly notify: (open: Queryable, notice: Notice) => Promise<void>
  readonly records: Records
  readonly ring: Ring
  readonly store: Pick<FileStore, 'space'>
  readonly bakongUrl?: string | undefined
  /** Shown at sign-in, if there is demo data. */
  readonly demo?: DemoOffer | undefined
  readonly quotas?: Quotas | undefined
}

/** What a room adds to the server: `room` of its `room.ts`. `node scripts/room-index.ts` lists all of them in `rooms.ts`. */
export interface Room {
  /** Behaviour of its entities beyond the pipeline, one file for each. */
  readonly extensions?: readonly (NamedExtension | ((parts: ExtensionServices) => NamedExtension))[]
  /** Fields whose files some callers open for who they are, without a right; undefined for anything else. */
  readonly ownFields?: readonly ((db: Queryable, ask: HeldAsk) => Promise<FieldReading | undefined>)[]
  /** What is printed of records: each paper's calls are served as it declares them. */
  readonly papers?: readonly AnyPaper[]
  /** Defines jobs, before any of them runs. */
  readonly jobs?: readonly ((jobs: Jobs, parts: RoomServices) => void)[]
  /** Work in chunks that goes on after a kill. */
  readonly runs?: readonly Pick<Run<RoomServices>, 'serve' | 'resume'>[]
  /** Serves calls; those that need no more than `app.callServices` take the app alone. */
  readonly routes?: readonly ((app: FastifyInstance, parts: RoomServices) => void | Promise<void>)[]
}
