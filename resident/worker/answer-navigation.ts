/** Milliseconds that a page is waited for before the kept one is shown. */
export const patience = 3_000

interface Sources {
  readonly ask: () => Promise<Response>
  readonly kept: () => Promise<Response | undefined>
}

/**
 * A page of the app: from the network where it answers in time, so that a new build comes in, else the kept shell. A server
 * that is being updated is no page either. Where no shell is kept the network is waited for, however long it takes.
 */
export async function answerNavigation({ ask, kept }: Sources, wait = patience): Promise<Response> {
  const asked = ask()
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), wait))
  const first = await Promise.race([asked.catch(() => 'late' as const), late])
  if (first !== 'late' && first.status < 500) return first
  return (await kept()) ?? asked
}
