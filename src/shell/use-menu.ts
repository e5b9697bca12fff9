import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isOneOf } from '#core/one-of.ts'
import { moduleCodes, type ModuleCode } from '#domain/permission.ts'
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

/** A module's first page: what waits in it, its figures and its screens. */
export const overviewOf = (module: ModuleCode) => `/dashboard/${module}`

export function overviewAt(pathname: string): ModuleCode | undefined {
  const [, page, module = ''] = pathname.split('/')
  return page === 'dashboard' && isOneOf(moduleCodes, module) ? module : undefined
}

/** The current module follows the page; on pages without an entry it is the one of the last item, or chosen since. */
export function useMenu(): Menu {
  const session = useSession()
  const { pathname } = useLocation()
  const entries = entriesFor(session, can)
  const modules = modulesOf(entries)
  const [chosen, setChosen] = useState<{ module: ModuleCode; at: string }>()
  const kept = rememberedModule()
  const here = entryAt(pathname, entries, kept)
  const overview = overviewAt(pathname)
  const wanted = overview ?? (chosen?.at === pathname ? chosen.module : (here?.module ?? kept ?? 'ql'))
  useEffect(() => {
    if (here !== undefined) rememberItem(here)
    else if (overview !== undefined) rememberModule(overview)
  }, [here, overview])
  const module = modules.includes(wanted) ? wanted : (modules[0] ?? 'ql')
  return {
    modules,
    module,
    groups: groupsOf(entries, module),
    current: overview === undefined ? here?.path : pathname,
    last: here?.path ?? rememberedItem(entries)?.path,
    choose(next) {
      rememberModule(next)
      setChosen({ module: next, at: pathname })
    },
  }
}
