import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { movesOf } from '#core/derive/moves.ts'
import { screensOf } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { languages } from '#core/language.ts'
import { createLabel } from '../../i18n/entity-label.ts'
import { switchLanguage } from '../../i18n/i18n.ts'
import { useT, type Translate } from '../../i18n/use-t.ts'
import { can, useSession } from '../../session/session.ts'
import { choices, chooseTheme } from '../../theme/mode.ts'
import type { MenuEntry } from '../menu-entries.ts'
import { entriesFor, withoutRepeats } from '../menu-model.ts'
import type { Hit } from './hit.ts'

/** The entries of the menu that this user sees, each once; the same array until the rights or the building change. */
export function useEntries(): readonly MenuEntry[] {
  const session = useSession()
  return useMemo(() => withoutRepeats(entriesFor(session, can)), [session])
}

/** What this user can begin or switch from anywhere: a new record of each kind, another building, theme and language. */
export function useActions(entries: readonly MenuEntry[]): readonly Hit[] {
  const t = useT()
  const session = useSession()
  const navigate = useNavigate()
  return useMemo(() => {
    const entities = new Map(entries.map(({ entity, icon }) => [entity, icon]))
    return [
      ...[...entities].flatMap(([entity, icon]): Hit[] => {
        const { create } = screensOf(entity)
        if (create === undefined || !can('create', entity.name)) return []
        return [{ key: `create ${entity.name}`, icon, label: createLabel(t, entity.name), to: `/${create}` }]
      }),
      ...session.buildings
        .filter(({ id }) => id !== session.building?.id)
        .map(({ id, name }): Hit => ({
          key: `building ${id}`,
          icon: 'bank',
          label: t('console.shell.search.to_building', { name }),
          to: () => void session.selectBuilding(id).then(() => navigate('/dashboard')),
        })),
      ...choices.map((choice): Hit => ({
        key: `theme ${choice}`,
        icon: 'bulb',
        label: `${t('console.shell.theme')}: ${t(`console.shell.themes.${choice}`)}`,
        to: () => chooseTheme(choice),
      })),
      ...languages.map((language): Hit => ({
        key: `language ${language}`,
        icon: 'message',
        label: `${t('console.shell.language')}: ${t(`console.shell.languages.${language}`)}`,
        to: () => void switchLanguage(language),
      })),
    ]
  }, [entries, session, navigate, t])
}

/** The screens that the menu offers, each once. */
export function usePages(entries: readonly MenuEntry[]): readonly Hit[] {
  const t = useT()
  return useMemo(() => entries.map((entry) => pageHit(entry, t)), [entries, t])
}

const pageHit = (
  { label, purpose, path, icon, module, beginsWith, entity }: MenuEntry,
  t: Translate,
): Hit => ({
  key: `page ${path}`,
  icon,
  label: t(label),
  ...(beginsWith === undefined ? {} : { alias: t(beginsWith.action) }),
  ...(purpose === undefined
    ? {}
    : {
        purpose: [
          t(purpose, { defaultValue: '' }),
          ...(path === `/${screensOf(entity).list}` ? movesIn(entity, t) : []),
        ].join(' '),
      }),
  note: t(`module.${module}`),
  to: path,
})

/** What one does with the records of a list, in its own words. */
const movesIn = (entity: AnyEntity, t: Translate): readonly string[] =>
  movesOf(entity).flatMap(({ name, flag }) =>
    flag === undefined || !can(flag, entity.name)
      ? []
      : [t(`entity.${entity.name}.actions.${name}`, { defaultValue: '' })],
  )
