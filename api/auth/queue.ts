/** At most `width` of the tasks run at a time and at most `waiting` more wait; beyond that `undefined`. */
export function createQueue({ width, waiting }: { width: number; waiting: number }) {
  const line: (() => void)[] = []
  let running = 0

  const leave = () => {
    running--
    line.shift()?.()
  }
  return {
    async run<T>(task: () => Promise<T>): Promise<T | undefined> {
      if (running >= width) {
        if (line.length >= waiting) return undefined
        await new Promise<void>((resolve) => line.push(resolve))
      }
      running++
      try {
        return await task()
      } finally {
        leave()
      }
    },
  }
}
