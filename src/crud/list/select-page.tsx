import type { AnyRecord } from '#core/entity.ts'

/** The chosen records, and a callback when they change; `records` are the ones that have been loaded. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly chosen: readonly AnyRecord[]
  readonly onChange: (ids: readonly string[], records: readonly AnyRecord[]) => void
}

interface SelectPageProps {
  readonly records: readonly AnyRecord[]
  readonly selection: Selection
  readonly label: string
}

/** The box above the others: all rows of this page, or none. */
export function SelectPage({ records, selection, label }: SelectPageProps) {
  const chosen = records.filter(({ id }) => selection.ids.has(id)).length
  const toggle = () => {
    const here = new Set(records.map(({ id }) => id))
    const elsewhere = [...selection.ids].filter((id) => !here.has(id))
    const all = chosen < records.length
    selection.onChange(all ? [...elsewhere, ...here] : elsewhere, all ? records : [])
  }
  return (
    <input
      type="checkbox"
      className="lobby-box"
      aria-label={label}
      checked={chosen > 0 && chosen === records.length}
      ref={(box) => {
        if (box !== null) box.indeterminate = chosen > 0 && chosen < records.length
      }}
      disabled={records.length === 0}
      onChange={toggle}
    />
  )
}
