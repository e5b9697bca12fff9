import { Link } from 'react-router'
import type { MenuEntry } from '../shell/menu-entries.ts'
import { useT, type Translate } from '../i18n/use-t.ts'
import { MenuIcon } from '../shell/icons.tsx'
import type { MenuGroup } from '../shell/menu-model.ts'
import { Section } from '../ui/section.tsx'
import './pages.css'

/** Every screen of a module by its groups, each with a sentence about what it is for. */
export function ModuleScreens({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const t = useT()
  return groups.map(({ group, entries }) => (
    <Section key={group} title={t(`group.${group}`)}>
      <ul className="lobby-screens">
        {entries.map((entry) => (
          <Screen key={entry.path} entry={entry} />
        ))}
      </ul>
    </Section>
  ))
}

function Screen({ entry }: { readonly entry: MenuEntry }) {
  const t = useT()
  const { path, icon, label } = entry
  const purpose = purposeOf(t, entry)
  return (
    <li>
      <Link to={path}>
        <MenuIcon name={icon} />
        <span>{t(label)}</span>
      </Link>
      {purpose !== undefined && <p className="lobby-secondary">{purpose}</p>}
    </li>
  )
}

/** A further list's own sentence, or else its entity's. */
function purposeOf(t: Translate, { entity, view, purpose }: MenuEntry) {
  const ofEntity = purpose === undefined ? undefined : t(purpose)
  if (view === undefined || ofEntity === undefined) return ofEntity
  return t(`entity.${entity.name}.viewPurposes.${view.name}`, { defaultValue: ofEntity })
}
