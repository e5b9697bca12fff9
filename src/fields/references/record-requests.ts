import type { DataProvider } from '@refinedev/core'
import type { AnyEntity } from '#core/entity.ts'
import { isSortable } from '#core/wire/query.ts'
import type { Values } from '../field-view.ts'
import { relationsFor } from './entities.ts'

/** What a select needs of a record: its name, what stands beside it, and what narrows the choice. */
export function selectColumns(target: AnyEntity, further: readonly string[] = []): string[] {
  const names = [target.title, target.subtitle, ...further].filter((name) => name !== undefined)
  return ['id', ...new Set(names)]
}

export const selectRelations = (target: AnyEntity) =>
  relationsFor(target, [target.title, ...(target.subtitle === undefined ? [] : [target.subtitle])])

export function titleSorter(target: AnyEntity) {
  const field = target.fields[target.title]
  return field !== undefined && isSortable(field) ? [{ field: target.title, order: 'asc' as const }] : []
}

interface Waiting {
  readonly id: string
  readonly resolve: (record: Values | null) => void
  readonly reject: (error: unknown) => void
}

const waiting = new Map<string, Waiting[]>()

/** One record by id; all that are asked for in one turn of the event loop go out as one `getMany`. */
export function loadRecord(provider: DataProvider, target: AnyEntity, id: string): Promise<Values | null> {
  return new Promise((resolve, reject) => {
    const queue = waiting.get(target.name)
    if (queue !== undefined) queue.push({ id, resolve, reject })
    else {
      waiting.set(target.name, [{ id, resolve, reject }])
      setTimeout(() => void flush(provider, target), 0)
    }
  })
}

async function flush(provider: DataProvider, target: AnyEntity) {
  const queue = waiting.get(target.name) ?? []
  waiting.delete(target.name)
  const ids = [...new Set(queue.map((one) => one.id))]
  const meta = { query: { with: selectRelations(target), choices: target.choices !== undefined } }
  try {
    const reply = await provider.getMany?.({ resource: target.name, ids, meta })
    const records = new Map((reply?.data ?? []).map((record) => [String(record.id), record as Values]))
    for (const one of queue) one.resolve(records.get(one.id) ?? null)
  } catch (error) {
    for (const one of queue) one.reject(error)
  }
}
