import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { ModuleCode } from '#domain/permission.ts'
import { useSession, can } from '../session/session.ts'
import { entriesFor, entryAt, groupsOf, modulesOf, type MenuGroup } from './menu-model.ts'
import { rememberedItem, rememberedModule, rememberItem, rememberModule } from './menu-memory.ts'

export interface Menu {
  readonly modules: readonly ModuleCode[]
  readonly module: ModuleCode
  readonly groups: readonly MenuGroup[]
  /** The address of the entry that the page belongs to. */
  readonly current: string | undefined
  /** The address of the entry that the user was on last: where they are, or were before a page without an entry. */
  readonly last: string | undefined
  choose(module: ModuleCode): void
}

/** The current module follows the page; on pages without an entry it is the one of the last item, or chosen since (specification §4). */
export function useMenu(): Menu {
  const session = useSession()
  const { pathname } = useLocation()
  const entries = entriesFor(session, can)
  const modules = modulesOf(entries)
  const [chosen, setChosen] = useState<{ module: ModuleCode; at: string }>()
  const kept = rememberedModule()
  const here = entryAt(pathname, entries, kept)
  const wanted = chosen?.at === pathname ? chosen.module : (here?.module ?? kept ?? 'ql')
  useEffect(() => {
    if (here !== undefined) rememberItem(here)
  }, [here])
  const module = modules.includes(wanted) ? wanted : (modules[0] ?? 'ql')
  return {
    modules,
    module,
    groups: groupsOf(entries, module),
    current: pathname === '/dashboard' ? pathname : here?.path,
    last: here?.path ?? rememberedItem(entries)?.path,
    choose(next) {
      rememberModule(next)
      setChosen({ module: next, at: pathname })
    },
  }
}
