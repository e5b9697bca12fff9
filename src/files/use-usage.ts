import { registry } from '#entities/index.ts'
import { useFigures } from '../fees/use-figures.ts'
import { useSession } from '../session/session.ts'

export interface Sum {
  readonly bytes: number
  readonly files: number
}

/** A building's storage, as `GET files/usage` tells it: of what the user may see in full, of the rest only the sum. */
export interface Usage {
  readonly limit: Sum
  readonly used: Sum
  /** Null: the user's own uploads that no record holds yet. */
  readonly by_entity: readonly (Sum & { readonly entity: string | null })[]
  /** Null: an account that is gone. */
  readonly by_account: readonly (Sum & { readonly account_id: string | null; readonly name: string | null })[]
  readonly largest: readonly LargeFile[]
  readonly others: Sum
}

export interface LargeFile {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly owner_entity: string | null
  readonly owner_id: string | null
  readonly owner_field: string | null
  readonly created_at: string
}

/** Of the building that the console stands in. */
export function useUsage() {
  const { building } = useSession()
  return useFigures<Usage>({
    path: 'files/usage',
    params: { building_id: building?.id },
    of: [registry.file.name],
  })
}
