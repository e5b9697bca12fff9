import { managePrefix } from '#core/derive/routes.ts'
import type { AnyEntity } from '#core/entity.ts'
import { emptyQuery, encodeListQuery } from '#core/wire/query.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { http } from '#src/data/http.ts'
import { useFollowedSums } from '#src/data/use-followed-sums.ts'
import { keepPreviousData, useQuery } from '#src/data/use-query.ts'
import type { ListQuestion } from '../../list/list-question.ts'
import type { AskedFigures } from './offered.ts'

export interface FigureCell {
  readonly records: number
  /** By field, each by currency: null is the building's (`api/records/read/groups.ts`). */
  readonly sums: Readonly<
    Record<string, readonly { readonly currency: CurrencyCode | null; readonly amount: string }[]>
  >
}
export interface FigurePart extends FigureCell {
  readonly key: string | null
}
export interface FigureRow extends FigurePart {
  /** Of the record that the row is of. */
  readonly name?: string
  readonly across?: readonly FigurePart[]
}
/** As the server says it (`api/records/read/group-rows.ts`). */
export interface Figures {
  readonly rows: readonly FigureRow[]
  readonly all: FigureCell & { readonly across?: readonly FigurePart[] }
  readonly left_out?: readonly string[]
  readonly capped?: true
}

interface FiguresInput {
  readonly entity: AnyEntity
  /** What the list shows: the figures are of the same records. */
  readonly request: ListQuestion
  readonly asked: AskedFigures | undefined
}

/** As an address of the API has them. */
export const parametersOf = ({ row, across, sums }: AskedFigures): Readonly<Record<string, string>> => ({
  rows: row.name,
  ...(across === undefined ? {} : { across: across.name }),
  ...(sums.length === 0 ? {} : { sums: sums.join(',') }),
})

/** The figures of a list by group; they follow changes of its records. */
export function useFigures({ entity, request, asked }: FiguresInput) {
  useFollowedSums(entity.name, asked !== undefined)
  const { keyword, trashed, buildingId, filters } = request
  const params = encodeListQuery({
    ...emptyQuery(),
    ...(buildingId === undefined ? {} : { buildingId }),
    ...(trashed === undefined ? {} : { trashed }),
    keyword,
    filters: [...filters],
    extra: asked === undefined ? {} : { ...parametersOf(asked) },
  })
  return useQuery({
    queryKey: ['totals', entity.name, 'figures', params.toString()],
    enabled: asked !== undefined,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const { data } = await http.get<{ readonly data: Figures }>(`${managePrefix}/${entity.path}/figures`, {
        params,
      })
      return data.data
    },
  })
}
