import { Link } from 'react-router'
import type { MenuEntry } from '#resources'
import { useT } from '../i18n/use-t.ts'
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

function Screen({ entry: { path, icon, label, purpose } }: { readonly entry: MenuEntry }) {
  const t = useT()
  return (
    <li>
      <Link to={path}>
        <MenuIcon name={icon} />
        <span>{t(label)}</span>
      </Link>
      {purpose !== undefined && <p className="lobby-secondary">{t(purpose)}</p>}
    </li>
  )
}
