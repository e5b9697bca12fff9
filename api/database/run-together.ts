/** PostgreSQL's answer to whatever follows a failed statement of a transaction: true, and no reason. */
const inFailedTransaction = '25P02'

/**
 * Statements of one transaction, sent together. Waits until all are answered, so that none outlives the transaction,
 * and throws the first error.
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
