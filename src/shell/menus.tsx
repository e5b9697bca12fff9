import { Link, useLocation } from 'react-router'
import { screensOf } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { MenuEntry } from './menu-entries.ts'
import { useT } from '../i18n/use-t.ts'
import { listAddress } from '../session/list-memory.ts'
import { MenuIcon } from './icons.tsx'
import { useOpenGroups } from './use-open-groups.ts'
import { overviewOf, type Menu } from './use-menu.ts'
import { useMenuCounts } from './use-menu-counts.ts'

/**
 * The four areas of the product, each leading to its overview; those without an open screen are absent. The drawer's
 * stay where one is and change the menu below.
 */
export function ModuleTabs({ menu, vertical = false }: { readonly menu: Menu; readonly vertical?: boolean }) {
  const t = useT()
  return (
    <nav aria-label={t('console.shell.modules')} style={{ minWidth: 0 }}>
      <ul className="lobby-modules" data-vertical={vertical}>
        {menu.modules.map((module) => (
          <li key={module}>
            {vertical ? (
              <button type="button" aria-pressed={module === menu.module} onClick={() => menu.choose(module)}>
                {t(`module.${module}`)}
              </button>
            ) : (
              <Link to={overviewOf(module)} aria-current={module === menu.module ? 'true' : undefined}>
                {t(`module.${module}`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The screens of the current module, in groups. */
export function SideMenu({ menu }: { readonly menu: Menu }) {
  const t = useT()
  const { isOpen, open } = useOpenGroups(menu)
  const { waiting, isThere } = useMenuCounts()
  const groups = menu.groups
    .map(({ group, entries }) => ({
      group,
      entries: entries.filter((entry) => isThere(entry) || entry.path === menu.current),
    }))
    .filter(({ entries }) => entries.length > 0)
  const waitingIn = (entries: readonly MenuEntry[]) =>
    entries.reduce(
      (sum, { entity, path }) => sum + (isListOf(entity, path) ? (waiting.get(entity.name) ?? 0) : 0),
      0,
    )
  return (
    <nav aria-label={t('console.shell.main_menu')} className="lobby-menu">
      <ul>
        <Entry
          path={overviewOf(menu.module)}
          icon="dashboard"
          label={t('console.shell.dashboard')}
          menu={menu}
        />
      </ul>
      {groups.map(({ group, entries }) => (
        <details
          key={group}
          open={isOpen(group)}
          onToggle={({ currentTarget }) => open(group, currentTarget.open)}
        >
          <summary>
            <span>{t(`group.${group}`)}</span>
            {!isOpen(group) && <Count waiting={waitingIn(entries)} />}
          </summary>
          <ul>
            {entries.map((entry) => (
              <Entry
                key={entry.path}
                path={entry.path}
                icon={entry.icon}
                label={t(entry.label)}
                menu={menu}
                waiting={waitingIn([entry])}
              />
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}

/** An entity's further lists show a part of it, which the count is not of. */
const isListOf = (entity: AnyEntity, path: string) => path === `/${screensOf(entity).list}`

/** How many records wait, at the right of what leads to them; nothing where none does. */
function Count({ waiting }: { readonly waiting: number }) {
  const t = useT()
  if (waiting === 0) return null
  const name = t('console.shell.waiting', { n: waiting })
  return (
    <span className="lobby-menu-count" role="img" aria-label={name} title={name}>
      {waiting > 99 ? '99+' : waiting}
    </span>
  )
}

interface EntryProps {
  readonly path: string
  readonly icon: string
  readonly label: string
  readonly menu: Menu
  readonly waiting?: number
}

function Entry({ path, icon, label, menu, waiting = 0 }: EntryProps) {
  const { pathname } = useLocation()
  return (
    <li>
      <Link
        // The entry of the list that is open leads to the whole list.
        to={pathname === path ? path : listAddress(path)}
        aria-current={menu.current === path ? 'page' : undefined}
        data-last={menu.current !== path && menu.last === path ? '' : undefined}
      >
        <MenuIcon name={icon} />
        <span className="lobby-menu-label">{label}</span>
        <Count waiting={waiting} />
      </Link>
    </li>
  )
}
