/** Runs at most `width` tasks at a time and lets at most `waiting` more wait; further ones get `undefined`. */
export function createQueue({ width, waiting }: { width: number; waiting: number }) {
  const line: (() => void)[] = []
  let running = 0

  const enter = () => {
    if (running < width) running++
    // The place of a leaving request is handed over directly, so that no other request takes it in between.
    else return new Promise<void>((resolve) => line.push(resolve))
    return undefined
  }
  const leave = () => {
    const next = line.shift()
    if (next === undefined) running--
    else next()
  }
  return {
    async run<T>(task: () => Promise<T>): Promise<T | undefined> {
      if (running >= width && line.length >= waiting) return undefined
      await enter()
      try {
        return await task()
      } finally {
        leave()
      }
    },
  }
}
