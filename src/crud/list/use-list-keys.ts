import type { RefObject } from 'react'
import type { AnyRecord } from '#core/entity.ts'
import { useSingleKeys } from '#src/ui/single-keys.ts'

interface ListKeysInput {
  readonly records: readonly AnyRecord[]
  /** Undefined: this list has nothing to create. */
  readonly create: (() => void) | undefined
  /** Does nothing where the record may not be edited. */
  readonly edit: (record: AnyRecord) => void
}

/** `/` searches, `c` creates, `j` and `k` walk the rows, Enter opens (the row's own key), `e` edits. */
export function useListKeys(
  box: RefObject<HTMLElement | null>,
  { records, create, edit }: ListKeysInput,
): void {
  const step = (by: 1 | -1) => () => {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const next = rows[at < 0 ? 0 : at + by]
    if (next === undefined) return
    next.focus()
    next.scrollIntoView({ block: 'nearest' })
  }
  useSingleKeys({
    '/': () => {
      const search = box.current?.querySelector<HTMLInputElement>('.lobby-search input')
      search?.focus()
      search?.select()
      return search !== null && search !== undefined
    },
    c: () => create?.(),
    e: () => {
      const id = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row
      const record = records.find((one) => one.id === id)
      if (record !== undefined) edit(record)
    },
    j: step(1),
    k: step(-1),
  })
}
