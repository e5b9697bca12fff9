import type { createSeed } from '#core/derive/demo.ts'
import type { Caller } from '../context.ts'
import type { FeeRunParts } from '../fees/fee-run.ts'
import type { NoticeParts } from '../notices/notice-run.ts'
import type { Records } from '../records/records.ts'

/** The server's own services that create the demo's money. */
export interface StoryParts extends FeeRunParts, Pick<NoticeParts, 'jobs'> {
  readonly records: Records
  /** Lets the database count what the books hold by now. */
  readonly analyze: () => Promise<unknown>
}

/** The users who act in the demo. */
export interface Office {
  /** Runs and approves fees. */
  readonly manager: Caller
  readonly cashier: Caller
}

/** The same for one building. */
export interface Story extends StoryParts, Office {
  readonly buildingId: string
  readonly seed: ReturnType<typeof createSeed>
}

/** Units for one đồng, roughly, so that the demo's amounts look natural in each currency. */
export const scale = { vnd: '1', usd: '0.00004', riel: '0.16' } as const
