import { useSession } from './session.ts'

/** The key of a draft, by account, building and address. Undefined where nothing is kept. */
export function useDraftKey(address: string | undefined): string | undefined {
  const { user, building } = useSession()
  if (address === undefined || user === undefined) return undefined
  return JSON.stringify([user.id, building?.id ?? null, address])
}
