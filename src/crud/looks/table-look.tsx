import { ListTable, type ListTableProps } from '../list/list-table.tsx'
import type { LookProps } from './kinds.ts'
import { lazyPart } from '#src/ui/with-antd.tsx'

/** Most screens are no phones. */
const ListCards = lazyPart(async () => (await import('../list/list-cards.tsx')).ListCards)

/** Rows and columns; cards on a phone. */
export function TableLook({ list, isPhone, onFitted }: LookProps) {
  const { entity, tools, views, columns, settings, density, records, totals, selection } = list
  const rows: ListTableProps = {
    entity,
    tools,
    views,
    columns,
    settings,
    onSettings: list.setSettings,
    onFitted,
    density,
    open: list.open,
    records,
    ...(totals === undefined ? {} : { totals }),
    isBusy: list.list.isBusy,
    sort: list.sort,
    onSort: (sort) => list.change({ sort }),
    ...(list.canChoose
      ? {
          selection: {
            ids: selection.ids,
            chosen: [...selection.chosen.values()],
            onChange: selection.change,
          },
        }
      : {}),
    ...(list.hasMenu ? { onMenu: list.showMenu } : {}),
  }
  return isPhone ? <ListCards {...rows} /> : <ListTable {...rows} />
}
