import type { createSeed } from '#core/derive/demo.ts'
import type { Caller } from '../context.ts'
import type { RunParts } from '../fees/fee-run.ts'
import type { Records } from '../records/records.ts'

/** What the demo's money is told with: a server's own services. */
export interface StoryParts extends RunParts {
  readonly records: Records
}

/** Who tells it. */
export interface Office {
  /** Runs and approves. */
  readonly manager: Caller
  readonly cashier: Caller
}

/** One building's. */
export interface Story extends StoryParts, Office {
  readonly buildingId: string
  readonly seed: ReturnType<typeof createSeed>
}
