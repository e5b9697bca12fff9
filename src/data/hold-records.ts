import { timeUnits } from '#domain/constants.ts'
import { queryClient } from './query-client.ts'

/** As long as a session may last. */
const heldMs = 12 * timeUnits.hour * 1000

/** Has records and lists of an entity stay in this window's memory, to be read again where there is no network. */
export const holdRecords = (resource: string) =>
  queryClient.setQueryDefaults(['data', 'default', resource], { gcTime: heldMs })
