import { faultsOf } from '#core/derive/check.ts'
import { vocabulary } from '#domain/vocabulary.ts'
import { registry } from '#entities/index.ts'

/** Says what is wrong with the declarations, a line for each `entity.field: reason`. The server starts only without. */
const faults = faultsOf(registry, vocabulary)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
