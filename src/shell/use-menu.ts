import { useState } from 'react'
import { useLocation } from 'react-router'
import { moduleCodes, type ModuleCode } from '#core/permission.ts'
import { useSession, can } from '../session/session.ts'
import { keep, recall } from '../storage/store.ts'
import { entriesFor, entryAt, groupsOf, modulesOf, type MenuGroup } from './menu-model.ts'

export interface Menu {
  readonly modules: readonly ModuleCode[]
  readonly module: ModuleCode
  readonly groups: readonly MenuGroup[]
  /** The address of the entry that the page belongs to. */
  readonly current: string | undefined
  choose(module: ModuleCode): void
}

const isModule = (value: unknown): value is ModuleCode => moduleCodes.some((one) => one === value)

/** The current module follows the page; between pages it is the one that the user chose last (specification §4: app mode). */
export function useMenu(): Menu {
  const session = useSession()
  const { pathname } = useLocation()
  const entries = entriesFor(session, can)
  const modules = modulesOf(entries)
  const [chosen, setChosen] = useState<{ module: ModuleCode; at: string }>()
  const kept = recall('app_mode', isModule)
  const here = entryAt(pathname, kept)
  const wanted = chosen?.at === pathname ? chosen.module : (here?.module ?? kept ?? 'ql')
  const module = modules.includes(wanted) ? wanted : (modules[0] ?? 'ql')
  return {
    modules,
    module,
    groups: groupsOf(entries, module),
    current: pathname === '/dashboard' ? pathname : here?.path,
    choose(next) {
      keep('app_mode', next, null)
      setChosen({ module: next, at: pathname })
    },
  }
}
