/** The rows that one remembered count, or sum, covers: of an entity, in some buildings or in all (`null`). */
export interface CountKey {
  readonly entity: string
  readonly buildings: readonly string[] | null
  /** Its own SQL and values. */
  readonly query: string
}

export interface CountMemory {
  remember<T>(key: CountKey, count: () => Promise<T>): Promise<T>
  /** Rows of the entity have changed; `null` if their building is not known. */
  forget(entity: string, buildingId: string | null): void
  forgetAll(): void
}

interface Entry {
  readonly count: unknown
  readonly stamp: string
  readonly until: number
}

/** Counting is two thirds of a list's cost, so a count is kept until something that it counts has changed. */
export function createCountMemory({ limit = 5_000, maxAge = 60_000 } = {}): CountMemory {
  const entries = new Map<string, Entry>()
  const generations = new Map<string, number>()
  const bump = (name: string) => generations.set(name, (generations.get(name) ?? 0) + 1)
  let epoch = 0

  const stampOf = ({ entity, buildings }: CountKey) => {
    const whole = generations.get(entity) ?? 0
    if (buildings === null) return `${epoch}:${whole}:${generations.get(`${entity}/`) ?? 0}`
    return `${epoch}:${whole}:${buildings.map((id) => generations.get(`${entity}/${id}`) ?? 0).join(',')}`
  }
  return {
    async remember<T>(key: CountKey, count: () => Promise<T>) {
      const name = `${key.entity}\n${key.query}`
      const known = entries.get(name)
      // Taken before counting: a change in between makes the stored stamp outdated immediately.
      const stamp = stampOf(key)
      if (known?.stamp === stamp && known.until > performance.now()) return known.count as T
      const counted = await count()
      if (entries.size >= limit) entries.delete(entries.keys().next().value ?? '')
      entries.set(name, { count: counted, stamp, until: performance.now() + maxAge })
      return counted
    },
    forget(entity, buildingId) {
      bump(`${entity}/`)
      bump(buildingId === null ? entity : `${entity}/${buildingId}`)
    },
    forgetAll() {
      epoch += 1
      entries.clear()
    },
  }
}
