import type { Home } from '../data/shapes.ts'
import { say } from '../language/say.ts'
import { Link } from '../router/link.tsx'
import { seesMoney } from '../places.ts'
import { Icon, type IconName } from '../parts/icon.tsx'

interface Entry {
  readonly to: string
  readonly icon: IconName
  /** Addresses below the home that it leads to. */
  readonly holds: RegExp
}

const entries = {
  home: { to: '', icon: 'door', holds: /^$/ },
  fees: { to: '/fees', icon: 'list', holds: /^\/(?:fees|pay)(?:\/|$)/ },
  papers: { to: '/papers', icon: 'paper', holds: /^\/(?:papers|receipts|notices)(?:\/|$)/ },
  more: { to: '/more', icon: 'more', holds: /^\/more(?:\/|$)/ },
} as const satisfies Readonly<Record<string, Entry>>

const names = { all: ['home', 'fees', 'papers', 'more'], withoutMoney: ['home', 'more'] } as const

interface BarProps {
  readonly home: Home
  readonly path: string
}

/** The app's main places, at the thumb. */
export function Bar({ home, path }: BarProps) {
  const start = `/homes/${home.apartment_id}`
  const below = path.slice(start.length)
  return (
    <nav className="bar" aria-label={say('shell.menu')}>
      {names[seesMoney(home) ? 'all' : 'withoutMoney'].map((name) => {
        const { to, icon, holds } = entries[name]
        return (
          <Link key={name} to={`${start}${to}`} aria-current={holds.test(below) ? 'page' : undefined}>
            <Icon name={icon} />
            {say(`shell.${name}`)}
          </Link>
        )
      })}
    </nav>
  )
}
