import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { maxPageSize } from '#core/limits.ts'
import { fetchList } from '#src/data/list-request.ts'
import { relationsFor } from '#src/fields/references/relations.ts'
import { modal } from '#src/ui/feedback.ts'
import { columnsToFetch, type ListQuestion } from '../../list/list-question.ts'
import type { EntityList } from '../../list/use-entity-list.tsx'

/**
 * So many of the records that stand behind the page, if the office wants them filled in too: it sees only the page. None
 * where the list ends with it.
 */
export async function askForFurther(list: EntityList, wanted: number): Promise<readonly AnyRecord[]> {
  const { entity, columns } = list
  const skip = list.state.page * list.pageSize
  const total = Math.min(wanted, list.total - skip)
  if (total <= 0 || !(await isMeant(list, total))) return []
  return fetchFurther({ entity, columns, question: list.list.request, skip, total })
}

const isMeant = ({ tools: { t } }: EntityList, rows: number) =>
  new Promise<boolean>((resolve) => {
    modal.confirm({
      title: t('console.crud.sheet.beyond', { count: rows }),
      content: t('console.crud.sheet.beyond_body'),
      okText: t('console.crud.sheet.beyond_yes'),
      cancelText: t('console.crud.sheet.beyond_no'),
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    })
  })

interface Further {
  readonly entity: AnyEntity
  readonly columns: readonly string[]
  readonly question: ListQuestion
  /** Records of the list that stand before. */
  readonly skip: number
  readonly total: number
}

/** Records that stand behind a page, in the list's order, with what a grid shows of them. */
async function fetchFurther({
  entity,
  columns,
  question,
  skip,
  total,
}: Further): Promise<readonly AnyRecord[]> {
  const { sort, filters, ...query } = question
  const names = columnsToFetch(entity, columns)
  const first = Math.floor(skip / maxPageSize)
  const last = Math.floor((skip + total - 1) / maxPageSize)
  const pages = await Promise.all(
    Array.from({ length: last - first + 1 }, (_one, at) =>
      fetchList<AnyRecord>({
        resource: entity.name,
        page: first + at + 1,
        pageSize: maxPageSize,
        sort,
        filters,
        query: { ...query, columns: names, with: relationsFor(entity, names) },
      }),
    ),
  )
  const before = skip - first * maxPageSize
  return pages.flat().slice(before, before + total)
}
