/** PostgreSQL's reply to every statement after a failed one in a transaction: true, but not the reason. */
const inFailedTransaction = '25P02'

/**
 * Waits for all of what was begun together, such as the statements of one transaction: nothing goes on when this is over.
 * Throws the first error.
 */
export async function runTogether<const T extends readonly unknown[]>(asked: {
  readonly [At in keyof T]: Promise<T[At]>
}): Promise<T> {
  const settled = await Promise.allSettled(asked)
  const reasons = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (reasons.length > 0)
    throw reasons.find((one) => (one as { code?: unknown }).code !== inFailedTransaction) ?? reasons[0]
  return settled.map((one) => (one.status === 'fulfilled' ? one.value : undefined)) as unknown as T
}
