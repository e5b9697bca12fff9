import { useEffect, useState } from 'react'

/** The time, told anew every so many milliseconds; 0 = never again. */
export function useNow(every: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (every === 0) return
    const clock = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(clock)
  }, [every])
  return now
}
