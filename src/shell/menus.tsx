import { Link, useLocation } from 'react-router'
import { useT } from '../i18n/use-t.ts'
import { listAddress } from '../session/list-memory.ts'
import { MenuIcon } from './icons.tsx'
import { useOpenGroups } from './use-open-groups.ts'
import type { Menu } from './use-menu.ts'

/** The four areas of the product; those without an open screen are absent. */
export function ModuleTabs({ menu, vertical = false }: { readonly menu: Menu; readonly vertical?: boolean }) {
  const t = useT()
  return (
    <nav aria-label={t('console.shell.modules')} style={{ minWidth: 0 }}>
      <ul className="lobby-modules" data-vertical={vertical}>
        {menu.modules.map((module) => (
          <li key={module}>
            <button type="button" aria-pressed={module === menu.module} onClick={() => menu.choose(module)}>
              {t(`module.${module}`)}
            </button>
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
  return (
    <nav aria-label={t('console.shell.main_menu')} className="lobby-menu">
      <ul>
        <Entry path="/dashboard" icon="dashboard" label={t('console.shell.dashboard')} menu={menu} />
      </ul>
      {menu.groups.map(({ group, entries }) => (
        <details
          key={group}
          open={isOpen(group)}
          onToggle={({ currentTarget }) => open(group, currentTarget.open)}
        >
          <summary>{t(`group.${group}`)}</summary>
          <ul>
            {entries.map(({ label, icon, path }) => (
              <Entry key={path} path={path} icon={icon} label={t(label)} menu={menu} />
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}

interface EntryProps {
  readonly path: string
  readonly icon: string
  readonly label: string
  readonly menu: Menu
}

function Entry({ path, icon, label, menu }: EntryProps) {
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
        <span>{label}</span>
      </Link>
    </li>
  )
}
