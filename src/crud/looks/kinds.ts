import { type ComponentType } from 'react'
import type { AnyEntity } from '#core/entity.ts'
import type { Look, LookKindName } from '#core/look.ts'
import type { FilterNode } from '#core/wire/query.ts'
import type { ListState } from '#domain/lists/list-state.ts'
import type { EntityList } from '../list/use-entity-list.tsx'
import { calendarKind } from './calendar/kind.ts'
import { TableLook } from './table-look.tsx'
import { loadWordsOf, ofPages } from '#src/i18n/i18n.ts'
import { lazyPart } from '#src/ui/with-antd.tsx'

export interface LookProps<L extends Look = Look> {
  readonly list: EntityList
  readonly look: L
  readonly isPhone: boolean
  /** Tells the widths that the columns take; a look without columns tells nothing. */
  readonly onFitted: (widths: ReadonlyMap<string, number>) => void
}

/** A way to draw a list's records. */
export interface LookKind<L extends Look = Look> {
  /** The fields by which it shows every record at once. Absent: it shows pages. */
  readonly whole?: (look: L, entity: AnyEntity) => readonly string[]
  /** The fields of the pages that it shows. Absent: the reader's columns. */
  readonly fields?: (look: L) => readonly string[]
  /** The condition under which records lie in the part that the address asks for. Absent: it shows all that match. */
  readonly within?: (look: L, state: ListState) => readonly FilterNode[]
  /** It has something to show without records: free time. */
  readonly drawsEmpty?: true
  /** It shows no records of its own, and no pages of them. */
  readonly pages?: false
  readonly Body: ComponentType<LookProps<L>>
}

type KindNamed<K extends LookKindName> = LookKind<Extract<Look, { readonly kind: K }>>

/** A new kind of look goes in here, and in `core/look.ts`. */
const lookKinds: { readonly [K in LookKindName]: KindNamed<K> } = {
  table: { Body: TableLook },
  board: {
    whole: ({ card }) => card,
    Body: lazyPart(async () => (await import('./board-look.tsx')).BoardLook),
  },
  map: {
    whole: ({ blocks, rows, colours }) => [blocks, rows, ...colours],
    Body: lazyPart(async () => (await import('./map-look.tsx')).MapLook),
  },
  calendar: calendarKind,
  figures: {
    fields: () => [],
    pages: false,
    // Its chart has words of its own, which an opened list does not bring.
    Body: lazyPart(async () => {
      const [{ FiguresLook }] = await Promise.all([
        import('./figures/figures-look.tsx'),
        loadWordsOf(ofPages),
      ])
      return FiguresLook
    }),
  },
  grid: {
    fields: ({ fields }) => fields,
    Body: lazyPart(async () => (await import('./grid/grid-look.tsx')).GridLook),
  },
}

export function lookKindOf(look: Look): LookKind
export function lookKindOf({ kind }: Look): unknown {
  return lookKinds[kind]
}
