/** Acts at once when it is told, then at most once in `restMs` milliseconds while it is told more; the last time is never lost. */
export function rested(act: () => void, restMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTold = false
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (isTold) run()
    }, restMs)
  }
  const run = () => {
    isTold = false
    act()
    rest()
  }
  return {
    tell: () => {
      if (timer === undefined) run()
      else isTold = true
    },
    stop: () => clearTimeout(timer),
  }
}
