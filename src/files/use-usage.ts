import type { DataOf } from '#domain/calls/call.ts'
import { readFileUsage } from '#domain/calls/files.ts'
import { registry } from '#entities/index.ts'
import { useReport } from '../data/use-report.ts'
import { useSession } from '../session/session.ts'

/** A building's storage: details of the files that the user may see, only the sum of the others. */
export type Usage = DataOf<typeof readFileUsage>
export type Sum = Usage['used']
export type LargeFile = Usage['largest'][number]

/** The building that the user is working in. */
export function useUsage() {
  const { building } = useSession()
  return useReport({
    call: readFileUsage,
    input: { params: { building_id: building?.id } },
    of: [registry.file.name],
  })
}
