import { usePreference } from '../session/use-preference.ts'
import type { Menu } from './use-menu.ts'

type Choices = Readonly<Record<string, boolean>>

const isChoices = (value: unknown): value is Choices =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'boolean')

const none: Choices = {}
/** A menu with at most this many entries is shown unfolded. */
const shortMenu = 16

/** The open groups of the menu: as the user left them, or else the first one and the one of the item last used. */
export function useOpenGroups({ groups, last }: Menu) {
  const [choices, setChoices] = usePreference({
    key: 'menu.groups',
    is: isChoices,
    fallback: none,
    kept: 'menu_groups',
  })
  const isShort = groups.reduce((sum, { entries }) => sum + entries.length, 0) <= shortMenu
  const isOpen = (group: string) =>
    choices[group] ??
    (isShort ||
      groups[0]?.group === group ||
      groups.some((one) => one.group === group && one.entries.some(({ path }) => path === last)))
  return {
    isOpen,
    open(group: string, open: boolean) {
      if (isOpen(group) === open) return
      const next = { ...choices, [group]: open }
      setChoices(next)
    },
  }
}
