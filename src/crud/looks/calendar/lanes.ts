interface Span {
  readonly from: number
  readonly to: number
}
export type Laned<T> = T & {
  /** Counts from 0, of `lanes` beside each other. */
  readonly lane: number
  readonly lanes: number
}

/** What overlaps lies side by side: each in the first lane that is free, all of a cluster equally wide. */
export function inLanes<T extends Span>(items: readonly T[]): readonly Laned<T>[] {
  const sorted = items.toSorted((a, b) => a.from - b.from || b.to - a.to)
  const done: Laned<T>[] = []
  let cluster: { readonly item: T; readonly lane: number }[] = []
  let ends: number[] = []
  const close = () => {
    done.push(...cluster.map(({ item, lane }) => ({ ...item, lane, lanes: ends.length })))
    cluster = []
    ends = []
  }
  for (const item of sorted) {
    if (ends.every((end) => end <= item.from)) close()
    const free = ends.findIndex((end) => end <= item.from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = item.to
    cluster.push({ item, lane })
  }
  close()
  return done
}
