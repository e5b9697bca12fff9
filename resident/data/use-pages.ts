import { useEffect, useState } from 'react'
import { call } from './call.ts'
import type { Address } from './address.ts'
import { useLoaded, type Loaded } from './loaded.ts'

/** Rows that a page of a list has; the first page is kept on the phone. */
const pageSize = 20

interface Rows<T> {
  readonly data: readonly T[]
  readonly total: number
}

export interface PagesOf<T> {
  readonly loaded: Loaded<Rows<T>>
  /** Of all pages that have been asked for. */
  readonly rows: readonly T[]
  readonly hasMore: boolean
  /** Loads the next page; rejects where it does not come. */
  readonly loadMore: () => Promise<void>
}

interface Wish<T, More> {
  readonly home: string
  readonly name: string
  readonly address: Address<
    { params: { apartment_id: string; page?: number; limit?: number } & More },
    Rows<T>
  >
  /** Its filters. */
  readonly more: More
}

/** A list of one home, by pages. */
export function usePages<T, More extends object>({ home, name, address, more }: Wish<T, More>): PagesOf<T> {
  const load = (page: number, signal?: AbortSignal) =>
    call(
      address,
      { params: { ...more, apartment_id: home, page, limit: pageSize } },
      signal === undefined ? {} : { signal },
    )
  const loaded = useLoaded({ home, name, load: (signal) => load(1, signal) })
  const [further, setFurther] = useState<readonly T[]>([])
  const { value, at } = loaded
  // A first page that has come anew may have shifted all others.
  useEffect(() => setFurther([]), [at])
  const rows = [...(value?.data ?? []), ...further]
  return {
    loaded,
    rows,
    hasMore: value !== undefined && rows.length < value.total,
    async loadMore() {
      const { data } = await load(Math.floor(rows.length / pageSize) + 1)
      setFurther((before) => [...before, ...data])
    },
  }
}
