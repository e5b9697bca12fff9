import {
  AppstoreOutlined,
  BarChartOutlined,
  CalendarOutlined,
  EditOutlined,
  ProjectOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { LookKindName } from '#core/look.ts'
import { useViews } from '#src/crud/use-views.ts'
import type { ListPartProps } from '../views.ts'
import type { ListState } from '#domain/lists/list-state.ts'
import type { ChangeList } from '../list/use-list-address.ts'
import { isOwn, lookFor, looksOf, nameOf } from './looks.ts'

const icons: Readonly<Record<LookKindName, ReactNode>> = {
  table: <UnorderedListOutlined aria-hidden />,
  board: <ProjectOutlined aria-hidden />,
  map: <AppstoreOutlined aria-hidden />,
  calendar: <CalendarOutlined aria-hidden />,
  grid: <EditOutlined aria-hidden />,
  figures: <BarChartOutlined aria-hidden />,
}

interface LookSwitchProps extends ListPartProps {
  readonly state: ListState
  readonly change: ChangeList
}

/** More than these have no room for their names on a phone: there only the one that is shown says its name. */
const namedOnPhones = 3

/** Chooses among a list's looks; nothing where there is but one. The filters stay. */
export function LookSwitch({ entity, tools, view, state, change }: LookSwitchProps) {
  const views = useViews(entity.name)
  const looks = looksOf({ entity, view, views, tools })
  if (looks.length < 2) return null
  const { t } = tools
  const shown = lookFor(looks, state)
  return (
    <div role="group" aria-label={t('console.crud.looks.title')} className="lobby-switch">
      {looks.map((look) => {
        const name = t(isOwn(look) ? look.label : `console.crud.looks.${look.kind}`)
        const isShort = looks.length > namedOnPhones && look !== shown
        return (
          <button
            key={nameOf(look)}
            type="button"
            aria-pressed={look === shown}
            onClick={() => change({ look: nameOf(look) })}
            {...(isShort ? { 'aria-label': name, title: name } : {})}
          >
            {isOwn(look) ? look.icon : icons[look.kind]}
            <span className={isShort ? 'lobby-look-name' : undefined}>{name}</span>
          </button>
        )
      })}
    </div>
  )
}
