/** Work that a reply does not wait for, so that its duration reveals nothing. Stopping the server waits for it. */
export interface Background {
  run(task: () => Promise<unknown>): void
  drain(): Promise<void>
}

export function createBackground(onError: (error: unknown) => void): Background {
  const underWay = new Set<Promise<unknown>>()
  return {
    run(task) {
      const work = task().catch(onError)
      underWay.add(work)
      void work.finally(() => underWay.delete(work))
    },
    async drain() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
