import { useSession } from './session.ts'

/** The key of a draft, by account, building and address; of somebody who has come by a link, by what they were sent. */
export function useDraftKey(address: string | undefined): string | undefined {
  const { user, building } = useSession()
  return address === undefined ? undefined : JSON.stringify([user?.id ?? null, building?.id ?? null, address])
}
